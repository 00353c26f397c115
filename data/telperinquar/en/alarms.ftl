## Alarms: dangers when they arise.

alarm-hero = ⚠️ { FORM($whose, "possessive-first") } hero has only { life-points } left.
alarm-poison = ⚠️ Poison is about to kill { FORM($whose, "possessive") } hero: { $damage } damage, { life-points } left.
