import { market } from '../market.ts'
import type { Minor } from '../money.ts'
import type { Receipt, ReceiptLine } from './receipt.ts'
import { receiptMessages } from './receipt-messages.ts'

export interface LineLabels {
  /** Messages with placeholders. */
  readonly name: string
  readonly rule: string | null
  /** A reason that a person entered; it is not translated. */
  readonly reason: string | null
  readonly values: Readonly<Record<string, string | number>>
}

export interface LineFormats {
  readonly money: (amountMinor: Minor) => string
  readonly card: (card: NonNullable<ReceiptLine['card']>) => string
}

const { names, rules } = receiptMessages
const writtenByPerson: ReadonlySet<ReceiptLine['kind']> = new Set([
  'refund_card',
  'refund_wallet',
  'credit',
  'compensation',
])
const percent = (basisPoints: number) => basisPoints / 100

/** Name and rule of a receipt line, for the screen, the printed receipt and the email. */
export function receiptLabels(
  line: ReceiptLine,
  receipt: Pick<Receipt, 'load_type' | 'coverage_minor'>,
  { money, card }: LineFormats,
): LineLabels {
  const { fees } = market
  const load = receipt.load_type ?? 'light'
  return {
    name: names[line.kind],
    rule: ruleOf(line.kind, load),
    reason: writtenByPerson.has(line.kind) ? line.reason : null,
    values: {
      card: line.card ? card(line.card) : '',
      limit: money(receipt.coverage_minor),
      share: percent(line.kind === 'commission' ? fees.commissionBasisPoints : fees.serviceBasisPoints),
      least: money(fees.serviceMinimumMinor),
      load: money(fees.loadMinor[load]),
      minutes: fees.lateCancelAfterMs / 60_000,
    },
  }
}

function ruleOf(kind: ReceiptLine['kind'], load: NonNullable<Receipt['load_type']>): string | null {
  switch (kind) {
    case 'late_cancel_fee':
    case 'door_fee':
    case 'wallet':
    case 'card_authorized':
    case 'promise_credit':
    case 'commission':
    case 'pickup_fee':
    case 'small_order_fee':
      return rules[kind]
    case 'service_fee':
      return load === 'light' ? rules.service_fee : rules[`service_fee_${load}`]
    case 'tip_card':
    case 'tip_wallet':
    case 'tip':
      return rules.tip
    case 'laundry':
    case 'coverage':
    case 'zone_fee':
    case 'not_charged':
    case 'card':
    case 'credit':
    case 'compensation':
    case 'refund_card':
    case 'refund_wallet':
    case 'other':
      return null
    default:
      return kind satisfies never
  }
}
