## Alarms: dangers when they arise.

alarm-hero = ⚠️ { FORM($whose, "possessive-first") } hero is close to death, with { life-points } left.
