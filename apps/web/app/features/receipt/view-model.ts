import type { Receipt, ReceiptLine } from '@washline/contract/orders/receipt'
import { receiptLabels } from '@washline/contract/orders/receipt-labels'
import { formatMinor } from '../../platform/format/money.ts'
import { t, tText } from '../../platform/i18n/i18n.ts'

export interface ShownLine {
  name: string
  /** The rule behind it, or a person's own text. */
  note: string | null
  amount: string
}

/** A line in the shown language. */
export function showLine(line: ReceiptLine, receipt: Receipt, brandName: (brand: string) => string): ShownLine {
  const card = ({ brand, last4 }: { brand: string; last4: string }) =>
    t('{brand} ending {last4}', { brand: brandName(brand), last4 })
  const { name, rule, reason, values } = receiptLabels(line, receipt, { money: formatMinor, card })
  return {
    name: tText(name, values),
    note: reason ?? (rule && tText(rule, values)),
    amount: formatMinor(line.amount_minor),
  }
}

/** The label of the large amount. */
export function headline({ side, status, is_open, since }: Receipt): string {
  if (side === 'washer') return is_open ? t('You earn once the customer confirms') : t('You earned')
  if (is_open) return t('Authorized, charged when you confirm')
  if (status === 'cancelled') return t('Charged')
  return since.lines.length > 0 ? t('Total paid') : t('Paid')
}

/** The day of the receipt. */
export const dayOf = ({ completed_at, cancelled_at, placed_at }: Receipt): string | null =>
  completed_at ?? cancelled_at ?? placed_at
