import { consoleMessages } from '@washline/contract/console/messages'
import { getSecondFactor } from '@washline/contract/identity/second-factor-endpoints'
import { type RulesDraft, replayRules } from '@washline/contract/lab/endpoints'
import { minor } from '@washline/contract/money'
import {
  getConsoleSettings,
  listSettingsVersions,
  listTrials,
  publishTrial,
  type Trial,
  withdrawTrial,
} from '@washline/contract/settings/endpoints'
import { defaultMarketSettings } from '@washline/contract/settings/market-settings'
import { builtInFees, builtInLimits } from '@washline/contract/settings/money-rules'
import { type Language, languages } from '@washline/contract/texts/languages'
import type { RequestHandler } from 'msw'
import { beforeEach, describe, expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { enterArea, showLanguage, t } from '../../../platform/i18n/i18n.ts'
import { aReplay, aTrial, rulesNow } from '../../../platform/testing/a-replay.ts'
import { answer, answerBy, refuse, unreachable } from '../../../platform/testing/answer.ts'
import { network } from '../../../platform/testing/network.ts'
import { anOperator } from '../../../platform/testing/people.ts'
import { priced } from '../../../platform/testing/priced.ts'
import { renderRoute } from '../../../platform/testing/render-route.tsx'

const { rules } = rulesNow
const reason = 'Newcomers wait too long for an order'
const sent: { replays: RulesDraft[]; others: unknown[] } = { replays: [], others: [] }
beforeEach(() => {
  sent.replays.splice(0)
  sent.others.splice(0)
})
const trialsAre = (trials: Trial[], version = 3) =>
  answer(listTrials, { success: true, data: { version, ...rulesNow, trials } })
const replaying = answerBy(replayRules, async ({ request }) => {
  sent.replays.push((await request.json()) as RulesDraft)
  return { success: true, data: aReplay }
})
const open = async (...handlers: RequestHandler[]) => {
  renderRoute('/ops?tab=settings', {
    user: anOperator(),
    handlers: [
      ...handlers,
      answer(getSecondFactor, {
        success: true,
        data: { since: '2026-11-01T08:00:00.000Z', recovery_codes_left: 10, proven: true },
      }),
      answer(getConsoleSettings, { success: true, data: { version: 3, settings: defaultMarketSettings } }),
      answer(listSettingsVersions, { success: true, data: { versions: [], next_cursor: null } }),
      replaying,
    ],
  })
  await page.getByRole('tab', { name: t('Rule lab') }).click()
}
const replay = page.getByRole('button', { name: 'Replay the last four weeks' })
const box = (name: string) => page.getByRole('region', { name, exact: true })
const window = page.getByRole('dialog')

it('replays a draft, and shows before and after, newcomers apart', async () => {
  await open(trialsAre([]))
  await expect.element(page.getByText('Nothing has been published yet.')).toBeVisible()
  await page.getByLabelText('Washers asked together').fill('5')
  await page.getByLabelText('Commission, in percent').fill('20,5')
  await page.getByLabelText('Highest amount paid right away').fill('40')
  await replay.click()
  await expect.element(box('Prices and pay').getByText(priced('$153.00 → $144.00 (-$9.00)'))).toBeVisible()
  expect(sent.replays).toEqual([
    {
      rules: { ...rules, wave_size: 5 },
      fees: { ...builtInFees, commission_basis_points: 2_050 },
      claims: { ...builtInLimits, instant_maximum_minor: 4_000 },
    },
  ])
  const prices = box('Prices and pay')
  await expect
    .element(prices.getByText('The rules of that time reproduce every one of them, to the cent.'))
    .toBeVisible()
  await expect.element(prices.getByText('Wanda Wash')).toBeVisible()
  await expect.element(prices.getByRole('heading', { name: 'Newcomers' })).toBeVisible()
  const waves = box('Who is asked')
  await expect.element(waves.getByText(/^2 rows are not reproduced/)).toBeVisible()
  await expect.element(waves.getByText('Only the newest 5000 are included.')).toBeVisible()
  await expect.element(waves.getByText(/^In 1 decision the draft reaches farther/)).toBeVisible()
  await expect.element(waves.getByText('3 batches that decided several orders each')).toBeVisible()
  await expect.element(waves.getByText('4 → 9')).toBeVisible()
  await expect.element(waves.getByText('1 (median change 40 s)')).toBeVisible()
  await expect.element(box('Claims').getByText(priced('$90.00 → $40.00 (-$50.00)')).first()).toBeVisible()
})

it('shows invalid values at their fields, and replays nothing', async () => {
  await open(trialsAre([]))
  await page.getByLabelText('Weight of the travel time').fill('40')
  await page.getByLabelText('Commission, in percent').fill('51')
  await page.getByLabelText('Minimum account age, in days').fill('1.5')
  await replay.click()
  await expect.element(page.getByText('The weights must add up to 100.')).toBeVisible()
  await expect.element(page.getByText('A number from 0 to 50.')).toBeVisible()
  await expect.element(page.getByText('A number from 0 to 365.')).toBeVisible()
  expect(sent.replays).toEqual([])
})

const publishing = () =>
  answerBy(publishTrial, async ({ request }) => {
    sent.others.push(await request.json())
    const trials = [aTrial]
    network.use(trialsAre(trials, 4))
    return { success: true, data: { version: 4, ...rulesNow, trials } }
  })

it('removes a result when its draft changes, and publishes only what it changes, from a start to an end', async () => {
  await open(trialsAre([]))
  await replay.click()
  await expect.element(page.getByText(/^This draft changes nothing/)).toBeVisible()
  await page.getByLabelText('Washers asked together').fill('5')
  expect(box('Result').elements()).toHaveLength(0)
  await replay.click()
  network.use(publishing())
  await page.getByRole('button', { name: 'Publish for a limited time' }).click()
  await expect.element(window.getByText('3 → 5')).toBeVisible()
  await window.getByLabelText('Reason').fill(reason)
  await window.getByRole('button', { name: 'Publish' }).click()
  await expect.element(window.getByText('Please choose a date.').first()).toBeVisible()
  await window.getByLabelText('Start day').fill('12/01/2026')
  await window.getByLabelText('Start time').selectOptions('8:00 AM')
  await window.getByLabelText('End day').fill('12/08/2026')
  await window.getByLabelText('End time').selectOptions('8:00 AM')
  await window.getByRole('button', { name: 'Publish' }).click()
  await expect.element(window).not.toBeInTheDocument()
  expect(sent.others).toEqual([
    {
      version: 3,
      rules: { ...rules, wave_size: 5 },
      starts_at: new Date('2026-12-01T08:00').toISOString(),
      ends_at: new Date('2026-12-08T08:00').toISOString(),
      reason,
    },
  ])
  await expect.element(page.getByText('More Washers at once over a week')).toBeVisible()
  await expect.element(page.getByText('Planned')).toBeVisible()
})

it('publishes fees and limits of claims, from those that apply now', async () => {
  const now = { ...rulesNow, fees: { ...builtInFees, load_heavy_minor: minor(350) } }
  await open(answer(listTrials, { success: true, data: { version: 3, ...now, trials: [] } }))
  await expect.element(page.getByLabelText('Fee for a heavy load')).toHaveValue('3.5')
  await page.getByLabelText('Commission, in percent').fill('12.5')
  await page.getByLabelText(priced('Fee for coverage up to $1,000')).fill('2')
  await page.getByLabelText('Minimum paid orders').fill('4')
  await replay.click()
  network.use(publishing())
  await page.getByRole('button', { name: 'Publish for a limited time' }).click()
  await expect.element(window.getByText('15% → 12.5%')).toBeVisible()
  await expect.element(window.getByText(priced('$3.00 · $7.00 → $2.00 · $7.00'))).toBeVisible()
  await expect.element(window.getByText('2 → 4')).toBeVisible()
  await window.getByLabelText('Start day').fill('12/01/2026')
  await window.getByLabelText('Start time').selectOptions('8:00 AM')
  await window.getByLabelText('End day').fill('12/08/2026')
  await window.getByLabelText('End time').selectOptions('8:00 AM')
  await window.getByLabelText('Reason').fill(reason)
  await window.getByRole('button', { name: 'Publish' }).click()
  await expect.element(window).not.toBeInTheDocument()
  expect(sent.others).toEqual([
    {
      version: 3,
      fees: { ...now.fees, commission_basis_points: 1_250, coverage_fees_minor: [200, 700] },
      claims: { ...builtInLimits, paid_orders: 4 },
      starts_at: expect.any(String),
      ends_at: expect.any(String),
      reason,
    },
  ])
})

it('shows that a replay is in progress, and starts no second one', async () => {
  const held = Promise.withResolvers<void>()
  await open(
    trialsAre([]),
    answerBy(replayRules, async () => {
      await held.promise
      return { success: true, data: aReplay }
    }),
  )
  await replay.click()
  await expect.element(page.getByRole('button', { name: 'Replaying...' })).toBeVisible()
  expect(box('Result').elements()).toHaveLength(0)
  held.resolve()
  await expect.element(box('Prices and pay')).toBeVisible()
})

const withdrawn = { by: { id: 100_009 as never, name: 'Odile' }, reason, at: '2026-11-21T04:30:00.000Z' }
const ofFees: Trial = {
  ...aTrial,
  version: 5,
  rules: null,
  fees: { ...builtInFees, commission_basis_points: 1_200 },
  changes: [{ setting: 'commission_basis_points', from: 1_500, to: 1_200 }],
}
const ofEachState: Trial[] = [
  { ...ofFees, state: 'planned' },
  { ...aTrial, version: 6, state: 'running' },
  { ...ofFees, version: 7, state: 'ended' },
  { ...aTrial, version: 8, state: 'withdrawn', withdrawn },
]

it('shows each state of what was published, and offers to withdraw what has not ended', async () => {
  await open(trialsAre(ofEachState))
  const entries = page.getByRole('list', { name: 'Published for a limited time' })
  for (const state of ['Planned', 'Running', 'Ended', 'Withdrawn'])
    await expect.element(entries.getByText(state, { exact: true })).toBeVisible()
  await expect.element(entries.getByText('15% → 12%').first()).toBeVisible()
  expect(entries.getByRole('button').elements()).toHaveLength(2)
})

it('names why rules cannot be published', async () => {
  await open(
    trialsAre([aTrial]),
    refuse(publishTrial, { status: 409, code: 'trials_overlap', message: consoleMessages.trialsOverlap }),
  )
  await page.getByLabelText('Washers asked together').fill('6')
  await replay.click()
  await page.getByRole('button', { name: 'Publish for a limited time' }).click()
  await window.getByLabelText('Start day').fill('12/02/2026')
  await window.getByLabelText('Start time').selectOptions('8:00 AM')
  await window.getByLabelText('End day').fill('12/03/2026')
  await window.getByLabelText('End time').selectOptions('8:00 AM')
  await window.getByLabelText('Reason').fill(reason)
  await window.getByRole('button', { name: 'Publish' }).click()
  await expect.element(window.getByText(consoleMessages.trialsOverlap)).toBeVisible()
})

it('withdraws rules with a reason', async () => {
  await open(trialsAre([aTrial]))
  network.use(
    answerBy(withdrawTrial, async ({ request }) => {
      sent.others.push(await request.json())
      const trials: Trial[] = [{ ...aTrial, state: 'withdrawn', withdrawn }]
      network.use(trialsAre(trials))
      return { success: true, data: { version: 4, ...rulesNow, trials } }
    }),
  )
  await page.getByRole('button', { name: 'Withdraw version 4' }).click()
  await window.getByLabelText('Reason').fill(reason)
  await window.getByRole('button', { name: 'Withdraw' }).click()
  await expect.element(page.getByText(/^Withdrawn by Odile on .*: Newcomers wait too long/)).toBeVisible()
  expect(sent.others).toEqual([{ version: 4, reason }])
  expect(page.getByRole('button', { name: 'Withdraw version 4' }).elements()).toHaveLength(0)
})

it('names rules that apply for a time beside the settings', async () => {
  await open(trialsAre([{ ...aTrial, state: 'running' }]))
  await expect.element(page.getByRole('button', { name: 'Withdraw version 4' })).toHaveTextContent('End now')
  await page.getByRole('tab', { name: 'Settings', exact: true }).click()
  await expect.element(page.getByText(/^Until .* other search rules apply/)).toBeVisible()
})

it('offers a retry after a failed read and a failed replay, and names what had nothing', async () => {
  await open(unreachable(listTrials))
  await expect.element(page.getByRole('button', { name: 'Retry' })).toBeVisible()
  network.use(trialsAre([]), unreachable(replayRules))
  await page.getByRole('button', { name: 'Retry' }).click()
  await replay.click()
  await expect.element(page.getByRole('button', { name: 'Retry' })).toBeVisible()
  const empty = { count: 0, mismatches: 0, is_limited: false }
  network.use(
    answer(replayRules, {
      success: true,
      data: {
        ...aReplay,
        orders: { ...aReplay.orders, ...empty },
        waves: { ...aReplay.waves, ...empty, batches: 0 },
        claims: { ...aReplay.claims, ...empty },
      },
    }),
  )
  await page.getByRole('button', { name: 'Retry' }).click()
  await expect.poll(() => page.getByText('None in this period.').elements().length).toBe(3)
})

describe.each(Object.keys(languages) as Language[])('in %s', (language) => {
  it.each([390, 1_280])('fits %i px: the draft, the result, what was published and the dialog', async (width) => {
    const fits = () => expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(width)
    await page.viewport(width, 900)
    await enterArea('console')
    await showLanguage(language)
    await open(trialsAre(ofEachState))
    await page.getByLabelText(t('Commission, in percent')).fill('12')
    await page.getByLabelText(t('Washers asked together')).fill('5')
    await page.getByRole('button', { name: t('Replay the last four weeks') }).click()
    await expect.element(box(t('Claims'))).toBeVisible()
    fits()
    await page.getByRole('button', { name: t('Publish for a limited time'), exact: true }).click()
    await expect.element(window.getByLabelText(t('Start day'))).toBeVisible()
    fits()
    expect(window.element().scrollWidth).toBeLessThanOrEqual(width)
  })
})
