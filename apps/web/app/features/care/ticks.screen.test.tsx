import { getOrderCare, tickCare } from '@washline/contract/care/endpoints'
import { type CareKey, usualCare } from '@washline/contract/care/schemas'
import { getOrder } from '@washline/contract/orders/endpoints'
import { sendPosition } from '@washline/contract/washers/endpoints'
import type { RequestHandler } from 'msw'
import { expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { queryClient } from '../../platform/query.ts'
import { anAcceptedOrder } from '../../platform/testing/an-order.ts'
import { answer, answerBy, refuse, unreachable } from '../../platform/testing/answer.ts'
import { network } from '../../platform/testing/network.ts'
import { aWasher } from '../../platform/testing/people.ts'
import { renderRoute } from '../../platform/testing/render-route.tsx'
import { orderCareQuery } from './use-order-care.ts'

const order = anAcceptedOrder({ status: 'in_progress', picked_up_at: new Date(Date.now() - 3_000_000).toISOString() })
const careOf = (ticked: CareKey[]) => ({ instructions: usualCare, ticked, ticked_at: null, labels: [] })
const bodyOf = async (request: Request) => ((await request.json()) as { ticked: CareKey[] }).ticked

const open = (...handlers: RequestHandler[]) =>
  renderRoute(`/laundry-in-progress?order=${order.id}`, {
    user: aWasher(),
    handlers: [
      ...handlers,
      answerBy(getOrder, () => ({ success: true, data: order })),
      answer(getOrderCare, { success: true, data: careOf([]) }),
      answer(sendPosition, { success: true }),
    ],
  })
const box = (name: RegExp) => page.getByRole('region', { name: 'Care' }).getByRole('checkbox', { name })
const detergent = box(/^Detergent/)
const temperature = box(/^Temperature/)
const drying = box(/^Drying/)

/** The dock covers what the browser scrolls only to the edge. */
const tap = (each: typeof detergent) => {
  each.element().scrollIntoView({ block: 'center' })
  return each.click()
}

/** Answers ticks one by one, when the test lets it. */
function aSlowServer() {
  const lists: CareKey[][] = []
  const gates: (() => void)[] = []
  const handler = answerBy(tickCare, async ({ request }) => {
    const ticked = await bodyOf(request)
    lists.push(ticked)
    await new Promise<void>((release) => gates.push(release))
    return { success: true, data: careOf(ticked) }
  })
  return { lists, handler, answerNext: () => gates.shift()?.() }
}

it('shows quick taps at once, sends one list at a time, and ends with the last state', async () => {
  const { lists, handler, answerNext } = aSlowServer()
  open(handler)
  await expect.element(detergent).toBeVisible()
  await tap(detergent)
  await tap(temperature)
  await tap(drying)
  await tap(temperature)
  for (const [each, isOn] of [
    [detergent, true],
    [temperature, false],
    [drying, true],
  ] as const)
    expect((each.element() as HTMLInputElement).checked).toBe(isOn)
  expect(lists).toEqual([['detergent']])
  answerNext()
  await expect.poll(() => lists).toEqual([['detergent'], ['detergent', 'drying']])
  expect((drying.element() as HTMLInputElement).checked).toBe(true)
  answerNext()
  await expect
    .poll(() => queryClient.getQueryData(orderCareQuery(order.id).queryKey)?.ticked)
    .toEqual(['detergent', 'drying'])
  expect((temperature.element() as HTMLInputElement).checked).toBe(false)
  expect((drying.element() as HTMLInputElement).checked).toBe(true)
})

it('keeps ticks without a network and sends the last list afterwards', async () => {
  open(unreachable(tickCare))
  await expect.element(detergent).toBeVisible()
  await tap(detergent)
  await tap(drying)
  await expect
    .element(
      page.getByRole('region', { name: 'Care' }).getByText('Saved on this phone. We send it once you are online.'),
    )
    .toBeVisible()
  const lists: CareKey[][] = []
  network.use(
    answerBy(tickCare, async ({ request }) => {
      const ticked = await bodyOf(request)
      lists.push(ticked)
      return { success: true, data: careOf(ticked) }
    }),
  )
  window.dispatchEvent(new Event('online'))
  await expect.poll(() => lists.map((list) => list.toSorted())).toContainEqual(['detergent', 'drying'])
  await expect
    .element(
      page.getByRole('region', { name: 'Care' }).getByText('Saved on this phone. We send it once you are online.'),
    )
    .not.toBeInTheDocument()
  expect(lists.at(-1)?.toSorted()).toEqual(['detergent', 'drying'])
  expect((drying.element() as HTMLInputElement).checked).toBe(true)
})

it('takes a refused tick back and shows why', async () => {
  open(refuse(tickCare, { status: 409, code: 'wrong_status', message: 'The wash is over.' }))
  await expect.element(detergent).toBeVisible()
  await tap(detergent)
  await expect.element(page.getByText('The wash is over.')).toBeVisible()
  await expect.element(detergent).not.toBeChecked()
})
