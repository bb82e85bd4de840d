import { toItemId, toPieceId } from '@washline/contract/ids'
import { minor, toMajor } from '@washline/contract/money'
import { denyRecognizedPiece, editScan, getOrder, getQuote } from '@washline/contract/orders/endpoints'
import type { RecognizedPiece } from '@washline/contract/orders/pieces'
import type { Order } from '@washline/contract/orders/schemas'
import { getTrainingConsent } from '@washline/contract/orders/training'
import type { RequestHandler } from 'msw'
import { beforeEach, expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { aDraft, anItem } from '../../platform/testing/a-draft.ts'
import { answer, answerBy, refuse } from '../../platform/testing/answer.ts'
import { aCustomer } from '../../platform/testing/people.ts'
import { priced } from '../../platform/testing/priced.ts'
import { renderRoute } from '../../platform/testing/render-route.tsx'

beforeEach(() => sessionStorage.clear())

const shirt = anItem({ name: 'Blue shirt', quantity: 2 })
const tee = anItem({ id: toItemId(100_900), name: 'T-shirt', quantity: 1 })
const recognized = (id: number, washes: number, item = shirt): RecognizedPiece => ({
  id: toPieceId(id),
  item_id: item.id,
  washes,
})
const draftWith = (...pieces: RecognizedPiece[]): Order =>
  aDraft({ items: [shirt, tee], ...(pieces.length > 0 && { recognized_pieces: pieces }) })

const zero = toMajor(minor(0))
const quote = { estimated_value: zero, service_fee: zero, coverage_fee: zero, wallet: zero, total: zero }
const open = (order: Order, ...handlers: RequestHandler[]) =>
  renderRoute('/price-estimation?order=100001', {
    user: aCustomer(),
    handlers: [
      ...handlers,
      answer(getOrder, { success: true, data: order }),
      answer(getQuote, { success: true, data: quote }),
      answer(getTrainingConsent, { success: true, data: { consents: true } }),
    ],
  })
const group = page.getByRole('group', { name: 'Washed before: Blue shirt' })

it('shows what was washed before in its row, once and several times', async () => {
  open(draftWith(recognized(1, 3), recognized(2, 1, tee)))
  await expect.element(group.getByText('Your blue shirt, washed 3 times in the past year')).toBeVisible()
  await expect.element(page.getByText('Your T-shirt, washed once in the past year')).toBeVisible()
})

it('shows no more of an item than it has', async () => {
  const order = draftWith(recognized(1, 3), recognized(2, 4))
  const saved = { ...order, items: [{ ...shirt, quantity: 1, unit_price: toMajor(minor(300)) }, tee] }
  open(order, answer(editScan, { success: true, data: saved }))
  await expect.element(group.getByRole('paragraph').filter({ hasText: 'Your blue shirt' })).toHaveLength(2)
  await page.getByRole('button', { name: 'Fewer: Blue shirt' }).click()
  await expect.element(group.getByRole('paragraph').filter({ hasText: 'Your blue shirt' })).toHaveLength(1)
  // An answer that arrives after its test would reach the next test.
  await expect.element(page.getByText(priced('$3.00 each'))).toBeVisible()
  await expect.element(group.getByRole('paragraph').filter({ hasText: 'Your blue shirt' })).toHaveLength(1)
})

it('takes it away by keyboard, after unsaved edits, and keeps the focus in the row', async () => {
  const calls: unknown[] = []
  open(
    draftWith(recognized(1, 3)),
    answerBy(editScan, async () => {
      calls.push('saved')
      return { success: true as const, data: draftWith(recognized(1, 3)) }
    }),
    answerBy(denyRecognizedPiece, async ({ request }) => {
      calls.push(await request.json())
      return { success: true as const, data: draftWith() }
    }),
  )
  const not = page.getByRole('button', { name: 'Not this one: Blue shirt' })
  await expect.element(not).toBeVisible()
  await page.getByRole('button', { name: 'More: Blue shirt' }).click()
  ;(not.element() as HTMLElement).focus()
  await userEvent.keyboard('{Enter}')
  await expect.element(not).not.toBeInTheDocument()
  await expect.element(group).toHaveFocus()
  await expect.element(group.getByRole('status')).toHaveTextContent('Not washed before: Blue shirt')
  expect(calls).toEqual(['saved', { piece_id: 1 }])
})

it('stays when that fails', async () => {
  open(draftWith(recognized(1, 3)), refuse(denyRecognizedPiece, { status: 409, message: 'Changed.' }))
  await page.getByRole('button', { name: 'Not this one: Blue shirt' }).click()
  await expect.element(page.getByText('Failed to update scanned items. Please try again.')).toBeVisible()
  await expect.element(group.getByText('Your blue shirt, washed 3 times in the past year')).toBeVisible()
})
