import { toItemId } from '@washline/contract/ids'
import { toMajor, toMinor } from '@washline/contract/money'
import { getQuote, placeOrder } from '@washline/contract/orders/endpoints'
import { beforeEach, expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { anItem } from '../../platform/testing/a-draft.ts'
import { aQuote } from '../../platform/testing/a-quote.ts'
import { answerBy, refuse } from '../../platform/testing/answer.ts'
import {
  beginDraft,
  confirmButton,
  openConfirm,
  placed,
  theDraft,
  wallet,
  withCards,
} from '../../platform/testing/open-confirm.ts'
import { priced } from '../../platform/testing/priced.ts'

beforeEach(() => beginDraft())

/** Prices as the server does: the wallet pays first, cover costs its fee. */
const quoteBy = (balance: number, asked: string[] = []) =>
  answerBy(getQuote, ({ request }) => {
    const query = new URL(request.url).searchParams
    asked.push(query.toString())
    const coverage_fee = { '500': 0, '1000': 3, '2500': 7 }[query.get('coverage') ?? '500'] ?? 0
    const paid = query.get('wallet') === '1' ? Math.min(balance, 14 + coverage_fee) : 0
    return {
      success: true,
      data: {
        ...aQuote(),
        coverage_fee: toMajor(toMinor(coverage_fee)),
        wallet: toMajor(toMinor(paid)),
        total: toMajor(toMinor(14 + coverage_fee - paid)),
      },
    }
  })
const useWallet = page.getByRole('switch', { name: /Use my wallet/ })

it('leaves the wallet alone until it is chosen', async () => {
  const bodies: unknown[] = []
  const app = openConfirm(
    wallet(5),
    quoteBy(5),
    answerBy(placeOrder, async ({ request }) => {
      bodies.push(await request.json())
      return placed()
    }),
  )
  await expect.element(useWallet).not.toBeChecked()
  await expect.element(page.getByText(priced('$5.00 available'))).toBeVisible()
  await expect.element(confirmButton).toHaveTextContent(priced('Confirm Order$14.00'))
  await confirmButton.click()
  await expect.poll(app.path).toBe('/looking-for-provider?order=100001')
  expect(bodies).toMatchObject([{ use_wallet: false, total: 14 }])
})

it('lists every item with its count, and marks the unsure ones', async () => {
  const names = ['T-shirt', 'Jeans', 'Shorts', 'Dress', 'Coat']
  const items = names.map((name, at) =>
    anItem({ id: toItemId(100_101 + at), name, quantity: at + 1, needs_review: at === 4 }),
  )
  openConfirm(theDraft({ items, item_count: 15 }))
  const list = page.getByRole('list', { name: 'All items' })
  await expect.element(list).toBeInTheDocument()
  await expect
    .poll(() =>
      list
        .getByRole('listitem')
        .elements()
        .map((line) => line.textContent),
    )
    .toEqual(['1 × T-shirt', '2 × Jeans', '3 × Shorts', '4 × Dress', '5 × Coat?'])
})

it('pays with the wallet first where it did so last, unless the person switches it off', async () => {
  const bodies: unknown[] = []
  const app = openConfirm(
    wallet(5, true),
    quoteBy(5),
    answerBy(placeOrder, async ({ request }) => {
      bodies.push(await request.json())
      return placed()
    }),
  )
  await expect.element(page.getByText(priced('$5.00 available, pays $5.00 of this order'))).toBeVisible()
  await expect.element(page.getByText('From your card')).toBeVisible()
  await expect.element(confirmButton).toHaveTextContent(priced('Confirm Order$14.00'))
  await useWallet.click()
  await expect.element(confirmButton).toHaveTextContent(priced('Confirm Order$14.00'))
  await expect.element(page.getByText('From your wallet')).not.toBeInTheDocument()
  await useWallet.click()
  await expect.element(page.getByText('From your wallet')).toBeVisible()
  await expect.element(confirmButton).toHaveTextContent(priced('Confirm Order$14.00'))
  await confirmButton.click()
  await expect.poll(app.path).toBe('/looking-for-provider?order=100001')
  expect(bodies).toMatchObject([{ use_wallet: true, total: 9, payment_method_id: 'pm_1' }])
})

it('needs no card where the wallet pays everything', async () => {
  const bodies: unknown[] = []
  const app = openConfirm(
    withCards(),
    wallet(50, true),
    quoteBy(50),
    answerBy(placeOrder, async ({ request }) => {
      bodies.push(await request.json())
      return placed()
    }),
  )
  await expect.element(page.getByText('Your wallet covers it all. Your card is not charged.')).toBeVisible()
  await confirmButton.click()
  await expect.poll(app.path).toBe('/looking-for-provider?order=100001')
  expect(bodies).toMatchObject([{ use_wallet: true, total: 0, payment_method_id: null }])
})

it('hides an empty wallet', async () => {
  openConfirm()
  await expect.element(confirmButton).toHaveTextContent(priced('Confirm Order$14.00'))
  await expect.element(useWallet).not.toBeInTheDocument()
})

it('applies a higher cover, and keeps the choice', async () => {
  const bodies: unknown[] = []
  const app = openConfirm(
    quoteBy(0),
    answerBy(placeOrder, async ({ request }) => {
      bodies.push(await request.json())
      return placed()
    }),
  )
  await page.getByText(priced('Covered to $500.00')).first().click()
  await page.getByText(priced('$1,000'), { exact: true }).click()
  await expect.element(page.getByText('Extra coverage')).toBeVisible()
  await expect.element(confirmButton).toHaveTextContent(priced('Confirm Order$17.00'))
  expect(JSON.parse(sessionStorage.getItem('draft-100001') ?? '{}')).toMatchObject({ coverage: 1000 })
  await confirmButton.click()
  await expect.poll(app.path).toBe('/looking-for-provider?order=100001')
  expect(bodies).toMatchObject([{ coverage: 1000, total: 17 }])
})

it('reads the price again when the wallet has less than shown', async () => {
  const asked: string[] = []
  openConfirm(
    wallet(5, true),
    quoteBy(5, asked),
    refuse(placeOrder, { status: 409, code: 'balance_too_low', message: 'The balance is too low for this.' }),
  )
  await expect.element(confirmButton).toHaveTextContent(priced('Confirm Order$14.00'))
  const before = asked.length
  await confirmButton.click()
  await expect.element(page.getByText('The balance is too low for this.')).toBeVisible()
  await expect.poll(() => asked.length).toBeGreaterThan(before)
})
