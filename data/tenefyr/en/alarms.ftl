## Alarms: dangers when they arise.

alarm-boss = ⚠️ { FORM($boss, "the-first") } attacks in { $left ->
    [one] 1 more step.
   *[other] { $left } more steps.
 }
