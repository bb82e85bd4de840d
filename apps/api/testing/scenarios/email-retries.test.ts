import { expect, test } from 'vitest'
import { changeEmail, confirmationEmail, registrationEmail, resetEmail } from '../../src/identity/jobs.ts'
import { notificationEmailJob } from '../../src/notifications/jobs.ts'
import { receiptEmailJob } from '../../src/orders/jobs.ts'

const longestPauseS = 60

/** The queue doubles the pause after each failure, up to a minute. */
const triedForS = (retries: number) =>
  Array.from({ length: retries }, (_, n) => Math.min(longestPauseS, 2 ** n)).reduce((all, pause) => all + pause, 0)

test.each([
  [resetEmail, 1],
  [registrationEmail, 24],
  [confirmationEmail, 24],
  [changeEmail, 24],
  [notificationEmailJob, 24],
  [receiptEmailJob, 24],
])('$name is tried for as long as its mail server may be away', ({ retries = 0 }, hours) => {
  expect(triedForS(retries) / 3_600).toBeCloseTo(hours, 1)
})
