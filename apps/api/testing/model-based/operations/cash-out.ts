import { randomUUID } from 'node:crypto'
import fc from 'fast-check'
import { sql } from '../../../src/platform/db/sql.ts'
import { noteCashOut, noteSentBack } from '../account-book.ts'
import { type BankAccount, bankAccounts } from '../money-world.ts'
import type { NotedCashOut } from '../noted-money.ts'
import { names, type OperationKind, personOf, type Scene } from '../operation.ts'

const washer = fc.constantFrom(2 as const, 3 as const)
const feeMinor = 100
const nowMs = ({ world }: Scene) => world.api.clock.now().getTime()

export const cashOut: OperationKind<{ who: 2 | 3; isInstant: boolean; twice: boolean }> = {
  weight: 4,
  arbitrary: fc.record({ who: washer, isInstant: fc.boolean(), twice: fc.boolean() }),
  describe: ({ who, isInstant, twice }) =>
    `${names[who]} cashes out all that is free${isInstant ? ' at once' : ''}${twice ? ', tapping twice' : ''}`,
  play: async (scene, { who, isInstant, twice }) => {
    const { world, book } = scene
    const method = isInstant ? 'instant' : 'standard'
    const ask = () => world.call(personOf(scene, who), 'POST', '/provider/cash-outs', { method }, randomUUID())
    const answers = await Promise.all(twice ? [ask(), ask()] : [ask()])
    const done = answers.filter(({ status }) => status === 200)
    if (done.length > 1) throw new Error(`two cash-outs of ${names[who]} are under way at once`)
    const answer = done[0]?.body.data as { id: number; amount_minor: number; fee_minor: number } | undefined
    if (!answer) return
    const noted = {
      id: answer.id,
      washer: who,
      amountMinor: answer.amount_minor,
      feeMinor: isInstant ? feeMinor : 0,
      atMs: nowMs(scene),
    }
    if (noted.amountMinor > (book.earned[who] ?? 0)) throw new Error(`${names[who]} has never earned that much`)
    noteCashOut(book, noted)
  },
}

export const changeBank: OperationKind<{ who: 2 | 3; bank: BankAccount }> = {
  weight: 2,
  arbitrary: fc.record({ who: washer, bank: fc.constantFrom(...(Object.keys(bankAccounts) as BankAccount[])) }),
  describe: ({ who, bank }) => `${names[who]} gives another bank account, which ${bank}`,
  play: async (scene, { who, bank }) => {
    const body = { account_number: bankAccounts[bank] }
    const { status } = await scene.world.call(personOf(scene, who), 'POST', '/sandbox/bank-account', body)
    if (status !== 200) throw new Error(`the bank account was refused with ${status}`)
  },
}

/** The sandbox's payout of a cash-out; undefined when it was never sent. */
const payoutOf = ({ world: { api } }: Scene, { id }: NotedCashOut) =>
  api.db.maybe<{ failure: string | null; arrivesAt: Date }>(sql`
    select p.failure, p.arrives_at as "arrivesAt" from sandbox_payouts p
    where p.key = (select transfer_id::text from cash_outs where id = ${id})`)

/** Ends all cash-outs under way: the failed ones return to the Washer. */
export async function hearFromBanks(scene: Scene, who?: number): Promise<void> {
  const { book } = scene
  for (const noted of book.cashOuts.filter(({ washer: of }) => who === undefined || of === who)) {
    const payout = await payoutOf(scene, noted)
    if (!payout || payout.failure !== null) noteSentBack(book, noted)
  }
}

/** Longer than the half day after which a paid cash-out is checked again. */
const noticedWithinMs = 13 * 3_600_000
const banksMayMs = 12 * 24 * 3_600_000

export const sendBack: OperationKind<{ which: number }> = {
  weight: 2,
  arbitrary: fc.record({ which: fc.nat({ max: 9 }) }),
  describe: () => 'A bank sends back a cash-out that it had; half a day later the worker tidies up',
  play: async (scene, { which }) => {
    const { world, book } = scene
    const arrived: NotedCashOut[] = []
    for (const noted of book.cashOuts) {
      const payout = await payoutOf(scene, noted)
      const hasArrived = payout?.failure === null && payout.arrivesAt <= world.api.clock.now()
      if (hasArrived && nowMs(scene) - noted.atMs < banksMayMs) arrived.push(noted)
    }
    const noted = arrived[which % Math.max(1, arrived.length)]
    if (!noted) return
    await world.api.db.run(sql`
      update sandbox_payouts set failure = 'account_closed'
      where key = (select transfer_id::text from cash_outs where id = ${noted.id})`)
    world.api.clock.advance(noticedWithinMs)
    await world.sweep()
    noteSentBack(book, noted)
  },
}
