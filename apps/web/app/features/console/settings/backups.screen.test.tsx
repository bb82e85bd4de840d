import { type Backup, type Backups, beginBackup, listBackups } from '@washline/contract/backups/endpoints'
import { backupMessages } from '@washline/contract/backups/messages'
import { getSecondFactor } from '@washline/contract/identity/second-factor-endpoints'
import { minor } from '@washline/contract/money'
import { getSetup, type MarketTrial, type Setup, tryOrder } from '@washline/contract/settings/setup-endpoints'
import { expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { answer, refuse } from '../../../platform/testing/answer.ts'
import { anOperator } from '../../../platform/testing/people.ts'
import { renderRoute } from '../../../platform/testing/render-route.tsx'

const proven = answer(getSecondFactor, {
  success: true,
  data: { since: '2026-11-01T08:00:00.000Z', recovery_codes_left: 10, proven: true },
})
const whole: Backup = {
  id: 2,
  state: 'whole',
  triggered_by: 'schedule',
  by: null,
  begun_at: '2026-11-20T04:00:00.000Z',
  ended_at: '2026-11-20T04:00:30.000Z',
  name: 'washline-20261120T040000Z',
  bytes: 7_600_000,
  photos: 155,
  proven_at: '2026-11-20T04:00:30.000Z',
  problem: null,
}
const failed: Backup = {
  ...whole,
  ...{ id: 1, state: 'failed', triggered_by: 'operator', by: 'Omar', name: null, bytes: null, photos: null },
  ...{ proven_at: null, problem: 'Cannot write to /backup.' },
}
const shown = (changes: Partial<Backups>) =>
  answer(listBackups, {
    success: true,
    data: { place: '/backup', every_h: 24, keep: 14, next_at: '2026-11-21T04:00:00.000Z', backups: [], ...changes },
  })
const window = page.getByRole('dialog')

it('lists the backups with their proof, or why one failed, and refuses a second one at once', async () => {
  renderRoute('/ops?tab=backups', {
    user: anOperator(),
    handlers: [
      proven,
      shown({ backups: [whole, failed] }),
      refuse(beginBackup, { status: 409, code: 'backup_running', message: backupMessages.running }),
    ],
  })
  await expect.element(page.getByText('Every 24 hours, to /backup.')).toBeVisible()
  const list = page.getByRole('list', { name: 'Backups' })
  await expect.element(list.getByText('Complete and verified')).toBeVisible()
  await expect.element(list.getByText('washline-20261120T040000Z, 8 MB, 155 photos')).toBeVisible()
  await expect.element(list.getByText('by Omar')).toBeVisible()
  await expect.element(list.getByText('Cannot write to /backup.')).toBeVisible()
  const commands = page.getByRole('region', { name: 'On the server' })
  await expect.element(commands.getByText('npm run restore -- --from /backup', { exact: true })).toBeVisible()
  await page.getByRole('button', { name: 'Back up now' }).click()
  await window.getByLabelText('Reason').fill('Before the upgrade of tonight')
  await window.getByRole('button', { name: 'Back up' }).click()
  await expect.element(window.getByText(backupMessages.running)).toBeVisible()
})

it('names what the server needs where backups are not set up, and the next step', async () => {
  renderRoute('/ops?tab=backups', { user: anOperator(), handlers: [proven, shown({ place: null, next_at: null })] })
  await expect.element(page.getByText(backupMessages.notSet)).toBeVisible()
  await expect.element(page.getByText('No backups yet.')).toBeVisible()
  const next = page.getByRole('region', { name: 'Next step: set up backups' })
  await expect.element(next.getByText(/^BACKUP_TO=.+\nBACKUP_PASSPHRASE_FILE=/)).toBeVisible()
  expect(page.getByRole('button', { name: 'Back up now' }).elements()).toHaveLength(0)
})

const steps: Setup['steps'] = [
  { step: 'market', done: true, missing: null },
  { step: 'mail', done: false, missing: 'Emails are written into a folder.' },
  { step: 'backups', done: true, missing: null },
]
const setup = answer(getSetup, {
  success: true,
  data: { steps, server: [{ part: 'Cards', state: 'Sandbox, test numbers only' }] },
})

it('opens the first step that is not done, and leads on to the next', async () => {
  renderRoute('/ops?tab=setup', {
    user: anOperator(),
    handlers: [proven, setup, shown({ place: null, next_at: null })],
  })
  await expect.element(page.getByText('2 of 3 steps are done.')).toBeVisible()
  await expect.element(page.getByRole('link', { name: 'Emails To do' })).toHaveAttribute('aria-current', 'step')
  await expect.element(page.getByText('Emails are written into a folder.')).toBeVisible()
  await expect.element(page.getByText('Sandbox, test numbers only')).toBeVisible()
  await expect.element(page.getByRole('link', { name: 'Next step: Cards' })).toBeVisible()
  await page.getByRole('link', { name: 'Backups Done' }).click()
  await expect.element(page.getByText(backupMessages.notSet)).toBeVisible()
})

it('tries an order and shows for each part what came of it, and what to do', async () => {
  const order = {
    total_minor: minor(1_600),
    service_fee_minor: minor(200),
    net_pay_minor: minor(1_190),
    promise_s: 10_800,
  }
  const parts: MarketTrial['parts'] = [
    { part: 'order', state: 'ok', text: 'Placed, then undone.', next: null },
    { part: 'mail', state: 'failed', text: 'It failed: no route', next: 'Check SMTP_URL.' },
  ]
  renderRoute('/ops?tab=setup&step=order', {
    user: anOperator(),
    handlers: [proven, setup, answer(tryOrder, { success: true, data: { parts, order } })],
  })
  await page.getByRole('button', { name: 'Place a test order' }).click()
  await expect
    .element(page.getByRole('status').getByText(/^1 part needs attention\. The order: .* within 3 h 0 min/))
    .toBeVisible()
  const tried = page.getByRole('list', { name: 'What was tried' })
  await expect.element(tried.getByText('It failed: no route')).toBeVisible()
  await expect.element(tried.getByText('Next: Check SMTP_URL.')).toBeVisible()
  await expect.element(tried.getByText('Works')).toBeVisible()
})
