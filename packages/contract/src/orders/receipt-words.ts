import { market } from '../market.ts'
import { messages } from '../messages.ts'
import { toMajor } from '../money.ts'
import type { Receipt, ReceiptLine } from './receipt.ts'

export interface LineWords {
  /** Messages with placeholders. */
  readonly name: string
  readonly rule: string | null
  /** Somebody's own words, shown as they are. */
  readonly reason: string | null
  readonly values: Readonly<Record<string, string | number>>
}

export interface LineFormats {
  /** Of major units. */
  readonly money: (amount: number) => string
  readonly card: (card: NonNullable<ReceiptLine['card']>) => string
}

const { names, rules } = messages.receipt
const saidBySomebody: ReadonlySet<ReceiptLine['kind']> = new Set([
  'refund_card',
  'refund_wallet',
  'credit',
  'compensation',
])
const percent = (basisPoints: number) => basisPoints / 100

/** What a line of a receipt is called and by what rule it came about: the same on the screen, on paper and in the letter. */
export function wordsOf(
  line: ReceiptLine,
  receipt: Pick<Receipt, 'load_type' | 'coverage'>,
  { money, card }: LineFormats,
): LineWords {
  const { fees } = market
  const load = receipt.load_type ?? 'light'
  return {
    name: names[line.kind],
    rule: ruleOf(line.kind, load),
    reason: saidBySomebody.has(line.kind) ? line.reason : null,
    values: {
      card: line.card ? card(line.card) : '',
      limit: money(receipt.coverage),
      share: percent(line.kind === 'commission' ? fees.commissionBasisPoints : fees.serviceBasisPoints),
      least: money(toMajor(fees.serviceMinimumMinor)),
      load: money(toMajor(fees.loadMinor[load])),
      minutes: fees.lateCancelAfterMs / 60_000,
    },
  }
}

function ruleOf(kind: ReceiptLine['kind'], load: NonNullable<Receipt['load_type']>): string | null {
  switch (kind) {
    case 'late_cancel_fee':
    case 'wallet':
    case 'card_held':
    case 'promise_credit':
    case 'commission':
      return rules[kind]
    case 'service_fee':
      return load === 'light' ? rules.service_fee : rules[`service_fee_${load}`]
    case 'tip_card':
    case 'tip_wallet':
    case 'tip':
      return rules.tip
    case 'laundry':
    case 'coverage':
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
