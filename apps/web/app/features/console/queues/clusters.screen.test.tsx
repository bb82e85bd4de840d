import { type ConsoleCluster, checkConsoleCluster, listConsoleClusters } from '@washline/contract/console/clusters'
import { listConsoleAlerts } from '@washline/contract/console/endpoints'
import { getSecondFactor } from '@washline/contract/identity/second-factor-endpoints'
import { toClusterId, toUserId } from '@washline/contract/ids'
import { minor } from '@washline/contract/money'
import { expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { answer, answerBy } from '../../../platform/testing/answer.ts'
import { anOperator } from '../../../platform/testing/people.ts'
import { priced } from '../../../platform/testing/priced.ts'
import { renderRoute } from '../../../platform/testing/render-route.tsx'

const at = '2026-11-23T02:00:00.000Z'
const cluster = (changes: Partial<ConsoleCluster> = {}): ConsoleCluster => ({
  id: toClusterId(77),
  members: [
    { id: toUserId(3), name: 'Mei Tan', is_washer: false },
    { id: toUserId(4), name: 'Noor Aziz', is_washer: true },
  ],
  reasons: ['card', 'mutual'],
  orders: 6,
  paid_claims: 1,
  paid_minor: minor(4_000),
  newest_at: at,
  checked: null,
  ...changes,
})

it('lists who may belong together with the reasons, and marks a cluster as checked with a reason', async () => {
  const sent: unknown[] = []
  let clusters = [cluster()]
  renderRoute('/ops?tab=alerts', {
    user: anOperator(),
    handlers: [
      answer(getSecondFactor, { success: true, data: { since: at, recovery_codes_left: 10, proven: true } }),
      answer(listConsoleAlerts, { success: true, data: { alerts: [], next_cursor: null } }),
      answerBy(listConsoleClusters, () => ({ success: true, data: { clusters } })),
      answerBy(checkConsoleCluster, async ({ request, params }) => {
        sent.push([params.id, await request.json()])
        clusters = [
          cluster({ checked: { by: { id: toUserId(9), name: 'Olga Marsh' }, at, reason: 'They are married' } }),
        ]
        return { success: true, data: cluster() }
      }),
    ],
  })
  const section = page.getByRole('region', { name: 'Possible clusters' })
  await expect.element(section.getByRole('link', { name: 'Noor Aziz (Washer)' })).toBeVisible()
  await expect.element(section.getByText('A card with the same number and expiration date')).toBeVisible()
  await expect.element(section.getByText(priced('$40.00'))).toBeVisible()
  await expect.element(section.getByText('6 orders and 1 paid claim between them')).toBeVisible()
  await expect.element(section.getByText('nothing here is proof', { exact: false })).toBeVisible()
  await section.getByRole('button', { name: 'Mark as checked' }).click()
  const dialog = page.getByRole('dialog', { name: 'Mark this cluster as checked' })
  await dialog.getByLabelText('What was found').fill('They are married')
  await dialog.getByRole('button', { name: 'Mark as checked' }).click()
  await expect.element(section.getByText(/^Checked by Olga Marsh, .*: They are married$/)).toBeVisible()
  await expect.element(section.getByRole('button', { name: 'Mark as checked' })).not.toBeInTheDocument()
  expect(sent).toEqual([['77', { reason: 'They are married' }]])
})
