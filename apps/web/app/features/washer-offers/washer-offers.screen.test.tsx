import { appealOfferDecision, listOfferDecisions, type OfferDecision } from '@washline/contract/dispatch/explanations'
import { dispatchRefusals } from '@washline/contract/dispatch/refusals'
import { toOfferId } from '@washline/contract/ids'
import type { RequestHandler } from 'msw'
import { expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { answerBy, refuse } from '../../platform/testing/answer.ts'
import { aWasher } from '../../platform/testing/people.ts'
import { renderRoute } from '../../platform/testing/render-route.tsx'

const at = '2026-11-20T08:00:00.000Z'
const notMade: OfferDecision = {
  id: toOfferId(100_002),
  made: false,
  at,
  place: { area: 'Harbour Town', distance_meters: 4_200 },
  outcome: null,
  ground: null,
  why_not: 'lower_score',
  score: 0.8,
  parts: [
    { part: 'travel', value: 0.6, weight: 0.35 },
    { part: 'favourite', value: 0, weight: 1 },
  ],
  cost: null,
  changes: [
    { kind: 'nearer', by: 2_000 },
    { kind: 'ratings', by: 3 },
  ],
  appeal: null,
}
const blocked: OfferDecision = {
  ...notMade,
  id: toOfferId(100_001),
  place: null,
  why_not: 'blocked',
  score: null,
  parts: null,
  changes: [],
}
const asked = { text: 'Please look at it again, all of it.', at, answer_by: '2026-12-04T08:00:00.000Z' }
const appealed = (reason: string | null): OfferDecision => ({
  ...notMade,
  appeal: { ...asked, answer: reason === null ? null : { outcome: 'mistaken', reason, at } },
})

const open = (decisions: OfferDecision[], handlers: RequestHandler[] = []) =>
  renderRoute('/provider/offers', {
    user: aWasher(),
    handlers: [
      ...handlers,
      answerBy(listOfferDecisions, () => ({ success: true, data: { decisions, next_cursor: null } })),
    ],
  })
const openFirst = async () => {
  await page.getByRole('region', { name: 'Nov 20, 2026' }).getByText('Not asked', { exact: true }).click()
}

it('shows the reason, the parts as labelled bars, and the nearest changes', async () => {
  open([notMade])
  await expect.element(page.getByRole('region', { name: 'Nov 20, 2026' })).toBeVisible()
  await openFirst()
  await expect.element(page.getByText('The Washers we asked had a higher score.')).toBeVisible()
  await expect
    .element(page.getByRole('list', { name: 'Parts of the score' }))
    .toHaveTextContent('Travel time21 of 35 points')
  await expect.element(page.getByText('Favorite of the customer')).not.toBeInTheDocument()
  await expect.element(page.getByText('2.0 km nearer')).toBeVisible()
  await expect.element(page.getByText('rated 5 by 3 more customers')).toBeVisible()
})

it('shows what counted in minutes where the open orders were decided together', async () => {
  const cost: OfferDecision['cost'] = [
    { part: 'lateness', seconds: 120 },
    { part: 'travel', seconds: 600 },
    { part: 'newcomer', seconds: -240 },
    { part: 'favourite', seconds: 0 },
  ]
  open([{ ...notMade, why_not: 'batch', score: null, parts: null, cost, changes: [] }])
  await openFirst()
  await expect.element(page.getByText(/Other choices took less time in total/)).toBeVisible()
  await expect.element(page.getByText('In minutes, 8 in total', { exact: false })).toBeVisible()
  const parts = page.getByRole('list', { name: 'Parts of the time' })
  await expect.element(parts).toHaveTextContent('Expected lateness2 minTravel time10 minNewcomer-4 min')
  await expect.element(page.getByText(/no single change can be named/)).toBeVisible()
  await expect.element(page.getByText(/points/)).not.toBeInTheDocument()
})

it.each([
  ['score', 'Your score was among the highest nearby.'],
  ['favourite', 'You are a favorite of this customer, so you were asked first.'],
  ['newcomer', 'A set share of the offers goes to newcomers, and it was your turn.'],
  ['batch', /Asking you took the least time in total/],
] as const)('names the ground of an offer by %s', async (ground, text) => {
  open([{ ...notMade, made: true, outcome: 'accepted', ground, why_not: null, changes: [] }])
  await page.getByRole('region', { name: 'Nov 20, 2026' }).getByText('Accepted', { exact: true }).click()
  await expect.element(page.getByText(text)).toBeVisible()
})

it('shows neither place, hour nor changes behind a block', async () => {
  open([blocked])
  await openFirst()
  await expect.element(page.getByText(/One of you has blocked the other/)).toBeVisible()
  for (const text of [/away/, /enough/, /points/]) await expect.element(page.getByText(text)).not.toBeInTheDocument()
})

it('asks a person once, and shows that it is being looked at', async () => {
  const decisions = [notMade]
  open(decisions, [
    answerBy(appealOfferDecision, () => {
      decisions[0] = appealed(null)
      return { success: true, data: { ...asked, answer: null } }
    }),
  ])
  await openFirst()
  await page.getByRole('button', { name: 'Ask our team' }).click()
  await page.getByRole('button', { name: 'Send' }).click()
  await expect.element(page.getByText('Please write at least 20 characters.')).toBeVisible()
  await page.getByLabelText('What is wrong with it?').fill(asked.text)
  await page.getByRole('button', { name: 'Send' }).click()
  await expect.element(page.getByText('In review')).toBeVisible()
  await expect.element(page.getByText(/Our team answers by Dec 4, 2026/)).toBeVisible()
})

it('keeps the text of a question that another device has asked before', async () => {
  open([notMade], [refuse(appealOfferDecision, dispatchRefusals.offerAppealed)])
  await openFirst()
  await page.getByRole('button', { name: 'Ask our team' }).click()
  await page.getByLabelText('What is wrong with it?').fill(asked.text)
  await page.getByRole('button', { name: 'Send' }).click()
  await expect.element(page.getByText('You have already asked our team about this decision.')).toBeVisible()
  await expect.element(page.getByLabelText('What is wrong with it?')).toHaveValue(asked.text)
})

it('shows the answer with its reason', async () => {
  open([appealed('You were measured from an old place.')])
  await openFirst()
  await expect.element(page.getByRole('heading', { name: 'We made a mistake' })).toBeVisible()
  await expect.element(page.getByText('You were measured from an old place.')).toBeVisible()
  await expect.element(page.getByRole('button', { name: 'Ask our team' })).not.toBeInTheDocument()
})

it('asks the server for those made or not made only', async () => {
  const wanted: (string | null)[] = []
  open(
    [],
    [
      answerBy(listOfferDecisions, ({ request }) => {
        const made = new URL(request.url).searchParams.get('made')
        wanted.push(made)
        return { success: true, data: { decisions: made === 'yes' ? [] : [notMade], next_cursor: null } }
      }),
    ],
  )
  await expect.element(page.getByRole('region', { name: 'Nov 20, 2026' })).toBeVisible()
  await page.getByRole('tab', { name: 'Asked', exact: true }).click()
  await expect.element(page.getByText('Nothing in the last 30 days.')).toBeVisible()
  await page.getByRole('tab', { name: 'Not asked' }).click()
  await expect.element(page.getByRole('region', { name: 'Nov 20, 2026' })).toBeVisible()
  expect(new Set(wanted)).toEqual(new Set([null, 'yes', 'no']))
})

it('keeps the triangle on the first line of a row with a long place', async () => {
  await page.viewport(390, 844)
  const area = 'Kampung Datuk Keramat Hujung, Ampang'
  open([{ ...notMade, place: { area, distance_meters: 8_200 } }])
  const row = page.getByText(area, { exact: false })
  await expect.element(row).toBeVisible()
  const summary = row.element().closest('summary')
  const heightOf = (element: Element | null | undefined) => element?.getBoundingClientRect().height ?? 0
  expect(heightOf(summary) - heightOf(summary?.firstElementChild)).toBeLessThan(8)
})
