import type { Receipt, ReceiptLine } from '@washline/contract/orders/receipt'
import { wordsOf } from '@washline/contract/orders/receipt-words'
import { formatMoney } from '../../platform/format/money.ts'
import { t, tSaid } from '../../platform/i18n/i18n.ts'

export interface ShownLine {
  name: string
  /** The rule behind it, or somebody's words. */
  note: string | null
  amount: string
}

/** A line in the person's language. */
export function showLine(line: ReceiptLine, receipt: Receipt, brandName: (brand: string) => string): ShownLine {
  const card = ({ brand, last4 }: { brand: string; last4: string }) =>
    t('{brand} ending {last4}', { brand: brandName(brand), last4 })
  const { name, rule, reason, values } = wordsOf(line, receipt, { money: formatMoney, card })
  return { name: tSaid(name, values), note: reason ?? (rule && tSaid(rule, values)), amount: formatMoney(line.amount) }
}

/** What the huge sum is. */
export function headline({ side, status, is_open, since }: Receipt): string {
  if (side === 'washer') return is_open ? t('You earn when the customer confirms') : t('You earned')
  if (is_open) return t('Held, paid when you confirm')
  if (status === 'cancelled') return t('Charged')
  return since.lines.length > 0 ? t('Paid in all') : t('Paid')
}

/** The day that the receipt is of. */
export const dayOf = ({ completed_at, cancelled_at, placed_at }: Receipt): string | null =>
  completed_at ?? cancelled_at ?? placed_at
