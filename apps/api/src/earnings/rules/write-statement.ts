import type { Movement } from '@washline/contract/earnings/schemas'

export interface MovementToWrite {
  readonly at: Date
  readonly day: string
  readonly kind: string
  readonly reversedKind: string | null
  readonly orderId: number | null
  readonly valueMinor: number | null
  readonly amountMinor: number
}

export interface WrittenMovement {
  readonly at: Date
  readonly day: string
  readonly kind: Movement['kind']
  readonly orderId: number | null
  readonly valueMinor: number | null
  readonly commissionMinor: number | null
  readonly amountMinor: number
  readonly balanceMinor: number
}

export interface WrittenStatement {
  readonly openingMinor: number
  readonly earnedMinor: number
  readonly paidOutMinor: number
  readonly closingMinor: number
  readonly movements: readonly WrittenMovement[]
}

const kinds: Readonly<Record<string, Movement['kind']>> = {
  order_earning: 'order_earning',
  tip: 'tip',
  cancel_fee: 'late_cancel_fee',
  earning_deduction: 'deduction',
  cash_out: 'cash_out',
  earning_to_wallet: 'to_wallet',
}
const kindOf = ({ kind, reversedKind }: MovementToWrite): Movement['kind'] =>
  reversedKind === 'cash_out' ? 'cash_out_returned' : (kinds[kind] ?? 'correction')

const leaves: readonly Movement['kind'][] = ['cash_out', 'cash_out_returned', 'to_wallet']

/** A month in order, with the balance after each movement. What was earned and what was paid out are its change. */
export function writeStatement(openingMinor: number, rows: readonly MovementToWrite[]): WrittenStatement {
  let balanceMinor = openingMinor
  let paidOutMinor = 0
  const movements = rows.map((row): WrittenMovement => {
    const { at, day, orderId, valueMinor, amountMinor } = row
    const kind = kindOf(row)
    balanceMinor += amountMinor
    if (leaves.includes(kind)) paidOutMinor -= amountMinor
    const commissionMinor = valueMinor === null ? null : valueMinor - amountMinor
    return { at, day, kind, orderId, valueMinor, commissionMinor, amountMinor, balanceMinor }
  })
  return {
    openingMinor,
    earnedMinor: balanceMinor - openingMinor + paidOutMinor,
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
