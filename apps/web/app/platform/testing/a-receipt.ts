import { toOrderId } from '@washline/contract/ids'
import { minor, sumOf } from '@washline/contract/money'
import type { Receipt, ReceiptLine, ReceiptPart } from '@washline/contract/orders/receipt'

const line = (kind: ReceiptLine['kind'], amount: number, change: Partial<ReceiptLine> = {}): ReceiptLine => ({
  kind,
  amount_minor: minor(amount),
  card: null,
  reason: null,
  at: '2026-11-20T08:00:00.000Z',
  ...change,
})
const part = (...lines: ReceiptLine[]): ReceiptPart => ({
  lines,
  sum_minor: sumOf(lines.map(({ amount_minor }) => amount_minor)),
})
const card = { brand: 'visa', last4: '4242' }

/** A completed order's receipt, for tests: paid by wallet and card, corrected, late, tipped and refunded. */
export const aReceipt = (changes: Partial<Receipt> = {}): Receipt => ({
  order_id: toOrderId(100_482),
  status: 'completed',
  side: 'customer',
  is_open: false,
  customer: { name: 'Mei Tan' },
  provider: { name: 'Noor Wahid', business_name: 'Noor’s Wash Room' },
  load_type: 'medium',
  coverage_minor: minor(100_000),
  placed_at: '2026-11-20T04:30:00.000Z',
  picked_up_at: '2026-11-20T04:42:00.000Z',
  delivered_at: '2026-11-20T07:55:00.000Z',
  completed_at: '2026-11-20T08:00:00.000Z',
  cancelled_at: null,
  promise_kept: false,
  items: [{ name: 'Jeans', quantity: 3, unit_price_minor: minor(500), total_price_minor: minor(1_500) }],
  declared_items: [],
  adjustments: [
    {
      reason: 'Three, not four',
      before_minor: minor(2_000),
      after_minor: minor(1_500),
      at: '2026-11-20T04:40:00.000Z',
    },
  ],
  bill: part(line('laundry', 1500), line('service_fee', 400), line('coverage', 300)),
  paid: part(line('wallet', 500), line('card', 1700, { card })),
  since: part(
    line('promise_credit', -400),
    line('tip_card', 300, { card }),
    line('refund_card', -600, { card, reason: 'Came back damp' }),
  ),
  total_minor: minor(1_500),
  ...changes,
})

/** The same order as its Washer sees it. */
export const aWashersReceipt = (): Receipt =>
  aReceipt({
    side: 'washer',
    bill: part(line('laundry', 1500), line('commission', -225)),
    paid: part(),
    since: part(line('tip', 300)),
    total_minor: minor(1_575),
  })
