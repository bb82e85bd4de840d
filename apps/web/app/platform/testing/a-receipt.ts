import type { Receipt, ReceiptLine, ReceiptPart } from '@washline/contract/orders/receipt'

const line = (kind: ReceiptLine['kind'], amount: number, change: Partial<ReceiptLine> = {}): ReceiptLine => ({
  kind,
  amount,
  card: null,
  reason: null,
  at: '2026-11-20T08:00:00.000Z',
  ...change,
})
const part = (...lines: ReceiptLine[]): ReceiptPart => ({
  lines,
  sum: Math.round(lines.reduce((sum, { amount }) => sum + amount, 0) * 100) / 100,
})
const card = { brand: 'visa', last4: '4242' }

/** A completed order's receipt, for tests: paid by wallet and card, corrected, late, tipped and refunded. */
export const aReceipt = (changes: Partial<Receipt> = {}): Receipt => ({
  order_id: 100_482,
  status: 'completed',
  side: 'customer',
  is_open: false,
  customer: { name: 'Mei Tan' },
  provider: { name: 'Noor Wahid', business_name: 'Noor’s Wash Room' },
  load_type: 'medium',
  coverage: 1_000,
  placed_at: '2026-11-20T04:30:00.000Z',
  picked_up_at: '2026-11-20T04:42:00.000Z',
  delivered_at: '2026-11-20T07:55:00.000Z',
  completed_at: '2026-11-20T08:00:00.000Z',
  cancelled_at: null,
  promise_kept: false,
  items: [{ name: 'Jeans', quantity: 3, unit_price: 5, total_price: 15 }],
  declared_items: [],
  adjustments: [{ reason: 'Three, not four', before: 20, after: 15, at: '2026-11-20T04:40:00.000Z' }],
  bill: part(line('laundry', 15), line('service_fee', 4), line('coverage', 3)),
  paid: part(line('wallet', 5), line('card', 17, { card })),
  since: part(
    line('promise_credit', -4),
    line('tip_card', 3, { card }),
    line('refund_card', -6, { card, reason: 'Came back damp' }),
  ),
  total: 15,
  ...changes,
})

/** The same order as its Washer sees it. */
export const aWashersReceipt = (): Receipt =>
  aReceipt({
    side: 'washer',
    bill: part(line('laundry', 15), line('commission', -2.25)),
    paid: part(),
    since: part(line('tip', 3)),
    total: 15.75,
  })
