import { toPieceId } from '@washline/contract/ids'
import { minor, toMajor } from '@washline/contract/money'
import { answerSamePiece, editScan, getOrder, getQuote } from '@washline/contract/orders/endpoints'
import type { SamePiece } from '@washline/contract/orders/pieces'
import type { Order } from '@washline/contract/orders/schemas'
import { getTrainingConsent } from '@washline/contract/orders/training'
import type { RequestHandler } from 'msw'
import { beforeEach, expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { aDraft, anItem, aPhotoUrl } from '../../platform/testing/a-draft.ts'
import { answer, answerBy, refuse } from '../../platform/testing/answer.ts'
import { aCustomer } from '../../platform/testing/people.ts'
import { renderRoute } from '../../platform/testing/render-route.tsx'

beforeEach(() => sessionStorage.clear())

const aPiece = (changes: Partial<SamePiece> = {}): SamePiece => ({
  id: toPieceId(100_201),
  name: 'Blue shirt',
  state: 'asked',
  earlier: { photo_url: aPhotoUrl, box: [0.1, 0.1, 0.2, 0.4] },
  further: { photo_url: aPhotoUrl, box: [0.5, 0.1, 0.4, 0.2] },
  ...changes,
})
const shirts = (quantity: number, ...pieces: SamePiece[]): Order =>
  aDraft({ items: [anItem({ name: 'Blue shirt', quantity })], ...(pieces.length > 0 && { same_pieces: pieces }) })

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
const quantity = page.getByRole('spinbutton', { name: 'Blue shirt' })
const question = page.getByRole('region', { name: 'Is this the same item?' })

/** Answers with these orders in turn, and records what was sent. */
function aServer(...orders: Order[]) {
  const sent: unknown[] = []
  const handler = answerBy(answerSamePiece, async ({ request }) => {
    sent.push(await request.json())
    return { success: true as const, data: orders[sent.length - 1] ?? shirts(1) }
  })
  return { sent, handler }
}

it('shows what was counted once, and counts both', async () => {
  const server = aServer(shirts(2))
  open(shirts(1, aPiece({ state: 'once' })), server.handler)
  await expect.element(page.getByText('On both photos, counted once: Blue shirt')).toBeVisible()
  await expect.element(question).not.toBeInTheDocument()
  await page.getByRole('button', { name: 'Count both: Blue shirt' }).click()
  await expect.element(quantity).toHaveValue('2')
  await expect.element(page.getByText('On both photos, counted once: Blue shirt')).not.toBeInTheDocument()
  await expect.element(page.getByText('Counted as two: Blue shirt')).toBeInTheDocument()
  expect(server.sent).toEqual([{ piece_id: 100_201, is_same: false }])
})

it('asks about one after the other with both places, by keyboard', async () => {
  const second = aPiece({ id: toPieceId(100_202) })
  const once = aPiece({ state: 'once' })
  const server = aServer(shirts(2, once, second), shirts(2, once))
  open(shirts(3, aPiece(), second), server.handler)
  await expect.element(question.getByText('2 left')).toBeVisible()
  await expect.element(question.getByRole('figure')).toHaveLength(2)
  const same = page.getByRole('button', { name: 'Same item: Blue shirt' })
  await expect.element(same).toBeVisible()
  ;(same.element() as HTMLElement).focus()
  await userEvent.keyboard('{Enter}')
  await expect.element(quantity).toHaveValue('2')
  await expect.element(page.getByRole('region', { name: 'Items on two photos' })).toHaveFocus()
  await userEvent.keyboard('{Tab}{Tab}')
  await expect.element(page.getByRole('button', { name: 'Two items: Blue shirt' })).toHaveFocus()
  await userEvent.keyboard('{Enter}')
  await expect.element(question).not.toBeInTheDocument()
  await expect.element(page.getByText('On both photos, counted once: Blue shirt').first()).toBeVisible()
  expect(server.sent).toEqual([
    { piece_id: 100_201, is_same: true },
    { piece_id: 100_202, is_same: false },
  ])
})

it('saves edits before it answers, and keeps the question when that fails', async () => {
  const calls: string[] = []
  open(
    shirts(2, aPiece()),
    answerBy(editScan, async () => {
      calls.push('saved')
      return { success: true as const, data: shirts(3, aPiece()) }
    }),
    refuse(answerSamePiece, { status: 409, message: 'Changed.' }),
  )
  await page.getByRole('button', { name: 'More: Blue shirt' }).click()
  await page.getByRole('button', { name: 'Same item: Blue shirt' }).click()
  await expect.element(page.getByText('Failed to update scanned items. Please try again.')).toBeVisible()
  await expect.element(question).toBeVisible()
  await expect.element(quantity).toHaveValue('3')
  expect(calls).toEqual(['saved'])
})
