import { consoleMessages } from '@washline/contract/console/messages'
import { getSecondFactor } from '@washline/contract/identity/second-factor-endpoints'
import { changeConsoleSettings, getConsoleSettings, listSettingsVersions } from '@washline/contract/settings/endpoints'
import { defaultMarketSettings, type MarketSettingValues } from '@washline/contract/settings/market-settings'
import type { RequestHandler } from 'msw'
import { beforeEach, expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { answer, answerBy, refuse, unreachable } from '../../../platform/testing/answer.ts'
import { network } from '../../../platform/testing/network.ts'
import { anOperator } from '../../../platform/testing/people.ts'
import { renderRoute } from '../../../platform/testing/render-route.tsx'

const proven = answer(getSecondFactor, {
  success: true,
  data: { since: '2026-11-01T08:00:00.000Z', recovery_codes_left: 10, proven: true },
})
const slower: MarketSettingValues = { ...defaultMarketSettings, offer_s: 45, handover_evidence: 'required' }
const changed = {
  version: 1,
  settings: slower,
  changes: [
    { setting: 'offer_s' as const, from: 20, to: 45 },
    { setting: 'handover_evidence' as const, from: 'optional', to: 'required' },
  ],
  by: { id: 100_009, name: 'Omar' },
  reason: 'Washers asked for more time',
  at: '2026-11-20T04:30:00.000Z',
}
const sent: unknown[] = []
beforeEach(() => void sent.splice(0))
const current = (version: number, settings: MarketSettingValues) =>
  answer(getConsoleSettings, { success: true, data: { version, settings } })
const saving = answerBy(changeConsoleSettings, async ({ request }) => {
  const body = (await request.json()) as { version: number; settings: MarketSettingValues; reason: string }
  sent.push(body)
  network.use(current(body.version + 1, body.settings))
  return { success: true, data: { version: body.version + 1, settings: body.settings } }
})
const open = (...handlers: RequestHandler[]) =>
  renderRoute('/ops?tab=settings', {
    user: anOperator(),
    handlers: [
      ...handlers,
      proven,
      current(1, slower),
      answer(listSettingsVersions, { success: true, data: { versions: [changed], next_cursor: null } }),
      saving,
    ],
  })
const reason = 'Requests run out unanswered'
const window = page.getByRole('dialog')

it('shows the changes before they are saved with a reason', async () => {
  open()
  const seconds = page.getByLabelText('Time to answer, in seconds')
  await expect.element(seconds).toHaveValue('45')
  await expect.element(page.getByRole('button', { name: 'Review the changes' })).toBeDisabled()
  await seconds.fill('60')
  await page.getByLabelText('Search radius by step, in km').fill('2, 4.5')
  await expect.element(page.getByText('Now 45 s')).toBeVisible()
  await page.getByRole('button', { name: 'Review the changes' }).click()
  await expect.element(window.getByText('45 s → 60 s')).toBeVisible()
  await expect.element(window.getByText('3 · 6 · 10 · 15 km → 2 · 4.5 km')).toBeVisible()
  await window.getByLabelText('Reason').fill(reason)
  await window.getByRole('button', { name: 'Save' }).click()
  await expect.element(window).not.toBeInTheDocument()
  expect(sent).toEqual([{ version: 1, settings: { ...slower, offer_s: 60, radii_km: [2, 4.5] }, reason }])
  await expect.element(seconds).toHaveValue('60')
})

it('shows an invalid value at its field, and sends nothing', async () => {
  open()
  await page.getByLabelText('Washers asked together').fill('0')
  await page.getByLabelText('Search radius by step, in km').fill('6, 3')
  await page.getByLabelText('Minimum ratings before a flag').fill('30')
  await page.getByRole('button', { name: 'Review the changes' }).click()
  await expect.element(page.getByText('A whole number from 1 to 10.')).toBeVisible()
  await expect.element(page.getByText(/^Up to 6 numbers from 0.5 to 50, each/)).toBeVisible()
  expect(window.elements()).toHaveLength(0)
})

it('keeps the typed values after another operator changed the settings, and shows the new differences', async () => {
  open(
    refuse(changeConsoleSettings, { status: 409, code: 'settings_changed', message: consoleMessages.settingsChanged }),
  )
  await page.getByLabelText('Washers asked together').fill('5')
  await page.getByRole('button', { name: 'Review the changes' }).click()
  network.use(current(2, { ...slower, wave_size: 4, claims_days: 60 }))
  await window.getByLabelText('Reason').fill(reason)
  await window.getByRole('button', { name: 'Save' }).click()
  await expect.element(window.getByText(consoleMessages.settingsChanged)).toBeVisible()
  await expect.element(window.getByText('4 → 5')).toBeVisible()
  expect(window.getByText('60 days').elements()).toHaveLength(0)
  network.use(saving)
  await window.getByRole('button', { name: 'Save' }).click()
  await expect.element(window).not.toBeInTheDocument()
  expect(sent).toMatchObject([{ version: 2, settings: { wave_size: 5, claims_days: 60 } }])
})

it('restores an earlier version', async () => {
  open()
  const history = page.getByRole('list', { name: 'History' })
  await expect.element(history.getByText('Washers asked for more time')).toBeVisible()
  await expect.element(history.getByText('This is the current version.')).toBeVisible()
  await page.getByRole('button', { name: 'Restore the default' }).click()
  await expect.element(window.getByText('Required → Optional')).toBeVisible()
  await window.getByLabelText('Reason').fill(reason)
  await window.getByRole('button', { name: 'Save' }).click()
  await expect.element(window).not.toBeInTheDocument()
  expect(sent).toMatchObject([{ version: 1, settings: defaultMarketSettings }])
})

it('offers a retry after a failed read', async () => {
  open(unreachable(getConsoleSettings))
  await expect.element(page.getByRole('button', { name: 'Retry' })).toBeVisible()
  network.use(current(0, defaultMarketSettings))
  await page.getByRole('button', { name: 'Retry' }).click()
  await expect.element(page.getByLabelText('Washers asked together')).toHaveValue('3')
})
