import type { Movement } from '@washline/contract/earnings/schemas'
import type { OrderId } from '@washline/contract/ids'
import { add, type Minor, minor, subtract } from '@washline/contract/money'

export interface MovementToWrite {
  readonly at: Date
  readonly day: string
  readonly kind: string
  readonly reversedKind: string | null
  readonly orderId: OrderId | null
  readonly valueMinor: Minor | null
  readonly amountMinor: Minor
}

export interface WrittenMovement {
  readonly at: Date
  readonly day: string
  readonly kind: Movement['kind']
  readonly orderId: OrderId | null
  readonly valueMinor: Minor | null
  readonly commissionMinor: Minor | null
  readonly amountMinor: Minor
  readonly balanceMinor: Minor
}

export interface WrittenStatement {
  readonly openingMinor: Minor
  readonly earnedMinor: Minor
  readonly paidOutMinor: Minor
  readonly closingMinor: Minor
  readonly movements: readonly WrittenMovement[]
}

const kinds: Readonly<Record<string, Movement['kind']>> = {
  order_earning: 'order_earning',
  tip: 'tip',
  cancel_fee: 'late_cancel_fee',
  door_pay: 'late_cancel_fee',
  earning_deduction: 'deduction',
  cash_out: 'cash_out',
  earning_to_wallet: 'to_wallet',
}
const kindOf = ({ kind, reversedKind }: MovementToWrite): Movement['kind'] =>
  reversedKind === 'cash_out' ? 'cash_out_returned' : (kinds[kind] ?? 'correction')

const leaves: readonly Movement['kind'][] = ['cash_out', 'cash_out_returned', 'to_wallet']

/** The movements of a month in order, each with the balance after it. */
export function writeStatement(openingMinor: Minor, rows: readonly MovementToWrite[]): WrittenStatement {
  let balanceMinor = openingMinor
  let paidOutMinor = minor(0)
  const movements = rows.map((row): WrittenMovement => {
    const { at, day, orderId, valueMinor, amountMinor } = row
    const kind = kindOf(row)
    balanceMinor = add(balanceMinor, amountMinor)
    if (leaves.includes(kind)) paidOutMinor = subtract(paidOutMinor, amountMinor)
    const commissionMinor = valueMinor === null ? null : subtract(valueMinor, amountMinor)
    return { at, day, kind, orderId, valueMinor, commissionMinor, amountMinor, balanceMinor }
  })
  return {
    openingMinor,
    earnedMinor: subtract(add(balanceMinor, paidOutMinor), openingMinor),
    paidOutMinor,
    closingMinor: balanceMinor,
    movements,
  }
}

/** The months from the first to the present one, newest first; two years at most. */
export function monthsSince(first: string | null, present: string): string[] {
  const months: string[] = []
  for (let month = present; first !== null && month >= first && months.length < 24; month = monthBefore(month))
    months.push(month)
  return months
}

function monthBefore(month: string): string {
  const [year = 0, number = 1] = month.split('-').map(Number)
  return number === 1 ? `${year - 1}-12` : `${year}-${String(number - 1).padStart(2, '0')}`
}
