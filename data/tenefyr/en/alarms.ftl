## Alarms: dangers when they arise.

alarm-boss = ⚠️ { $boss } attacks in { $left ->
    [one] 1 more step.
   *[other] { $left } more steps.
 }
