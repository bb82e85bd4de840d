import type { RecordBook } from './record.ts'

const sum = (amounts: readonly number[]) => amounts.reduce((total, amount) => total + amount, 0)

/** The balances of the platform and of connected accounts, computed from the record. */
export function createBalances({ record }: Pick<RecordBook, 'record'>) {
  const transfersOf = (account?: string) =>
    Object.values(record.transfers).filter((one) => account === undefined || one.account === account)
  const movedOf = (account?: string) => sum(transfersOf(account).map(({ amount, reversed }) => amount - reversed))
  const deductedMinor = () =>
    sum(Object.values(record.intents).map(({ received }) => received)) -
    sum(Object.values(record.refunds).map(({ amount }) => amount))
  const payoutsOf = (account: string) => Object.values(record.payouts).filter((one) => one.account === account)
  /** A failed payout returns its amount to the account. */
  const balanceOf = (account: string | undefined) =>
    account === undefined
      ? record.floatMinor + deductedMinor() - movedOf()
      : movedOf(account) - sum(payoutsOf(account).map(({ amount, status }) => (status === 'failed' ? 0 : amount)))

  return { transfersOf, payoutsOf, balanceOf }
}

export type Balances = ReturnType<typeof createBalances>
