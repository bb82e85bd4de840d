import { toOrderId } from '@washline/contract/ids'
import fc from 'fast-check'
import { reconcileCashOuts } from '../../src/earnings/index.ts'
import { balanceOf } from '../../src/ledger/index.ts'
import { findingsOf } from '../../src/payments/builders.ts'
import { sql } from '../../src/platform/db/sql.ts'
import { type AccountBook, cardPartOf, emptyBook } from './account-book.ts'
import type { MoneyWorld, Person } from './money-world.ts'
import { names, type Operation, type OperationKind, operationsOf, type Scene } from './operation.ts'
import { adjustOrder } from './operations/adjust-order.ts'
import { cashOut, changeBank, hearFromBanks, sendBack } from './operations/cash-out.ts'
import { topUpThroughBank, topUpWallet } from './operations/charge-card.ts'
import { answerClaim, appealClaim, claimOrder, decideAll, decideClaim } from './operations/claim-order.ts'
import { acceptOrder, cancelOrder, carryOrder, completeOrder, finishOrder } from './operations/move-order.ts'
import { sweepUp } from './operations/pass-time.ts'
import { tipThroughBank, tipWasher } from './operations/pay-washer.ts'
import { diePlacing, placeOrder, placeThroughBank } from './operations/place-order.ts'
import { addCredit, refundOrder } from './operations/refund-and-credit.ts'
import { comeBack, stopWashing } from './operations/stop-washing.ts'

const weighted = <What>(kind: OperationKind<What>) => ({ weight: kind.weight, arbitrary: operationsOf(kind) })

export const aRun: fc.Arbitrary<Operation[]> = fc.array(
  fc.oneof(
    weighted(placeOrder),
    weighted(placeThroughBank),
    weighted(acceptOrder),
    weighted(adjustOrder),
    weighted(cancelOrder),
    weighted(carryOrder),
    weighted(completeOrder),
    weighted(finishOrder),
    weighted(topUpWallet),
    weighted(topUpThroughBank),
    weighted(tipWasher),
    weighted(tipThroughBank),
    weighted(refundOrder),
    weighted(addCredit),
    weighted(claimOrder),
    weighted(answerClaim),
    weighted(decideClaim),
    weighted(appealClaim),
    weighted(cashOut),
    weighted(changeBank),
    weighted(sendBack),
    weighted(stopWashing),
    weighted(comeBack),
    weighted(diePlacing),
    weighted(sweepUp),
  ),
  { minLength: 1, maxLength: 24, size: 'max' },
)

/** A run as numbered sentences, for the failure message. */
export const describeRun = (run: readonly Operation[]): string =>
  run.map((operation, index) => `${String(index + 1).padStart(3)}. ${operation.describe()}.`).join('\n')

const platformOf = async ({ api }: MoneyWorld) => ({
  revenue: await balanceOf(api.db, { owner: 'platform', name: 'revenue' }),
  given: -(await balanceOf(api.db, { owner: 'platform', name: 'promotions' })),
})

/** Advances the clock and runs all jobs until everything is settled. */
async function settle({ api, faults, sweep }: MoneyWorld): Promise<void> {
  faults.clear()
  for (const minutes of [3, 49 * 60, 24 * 60, 24 * 60]) {
    api.clock.advance(minutes * 60_000)
    await sweep()
  }
}

/** Plays a run in the product and in the model, and returns the differences. */
export async function playRun(world: MoneyWorld, run: readonly Operation[]): Promise<string[]> {
  const scene: Scene = { world, book: emptyBook(), people: await world.gatherPeople() }
  const before = await platformOf(world)
  try {
    for (const operation of run) {
      await operation.play(scene)
      world.faults.clear()
    }
    await decideAll(scene)
  } finally {
    await settle(world)
  }
  await hearFromBanks(scene)
  const after = await platformOf(world)
  const differences: string[] = []
  const compare = (what: string, found: number, expected: number) => {
    if (found !== expected) differences.push(`${what}: ${found} in the product, ${expected} on paper`)
  }
  compare('the platform has kept', after.revenue - before.revenue, scene.book.revenue)
  compare('the platform has given away', after.given - before.given, scene.book.given)
  for (const [index, person] of scene.people.entries()) await comparePerson(scene, index, person, compare)
  const findings = [...(await findingsOf(world.api)), ...(await reconcileCashOuts(world.api, null))]
  // While a failing run is shortened, findings of earlier runs do not count.
  const fresh = findings.filter((finding) => !world.earlierFindings.has(finding))
  for (const finding of fresh) world.earlierFindings.add(finding)
  return [...differences, ...fresh]
}

type Compare = (what: string, found: number, expected: number) => void

async function comparePerson({ world, book }: Scene, index: number, { id }: Person, compare: Compare): Promise<void> {
  const { db } = world.api
  const name = names[index]
  const balance = (account: 'wallet' | 'deposit' | 'earnings_pending' | 'earnings_available' | 'earnings_reserved') =>
    balanceOf(db, { owner: 'user', userId: id, name: account })
  const open = openOrders(book, index)
  const cards = await db.one<{ paid: number; promised: number }>(sql`
    select coalesce(sum(i.captured_minor - coalesce(r.back, 0)), 0)::bigint as paid,
      coalesce(sum(i.amount_minor) filter (where i.status = 'requires_capture'), 0)::bigint as promised
    from sandbox_intents i join payment_customers c using (customer_id)
    left join lateral (select sum(amount_minor) as back from sandbox_refunds where intent_id = i.id) r on true
    where c.user_id = ${id}`)
  compare(`the wallet of ${name}`, await balance('wallet'), book.wallet[index] ?? 0)
  compare(`the deposit of ${name}`, await balance('deposit'), book.deposit[index] ?? 0)
  compare(`what ${name} has earned and may take`, await balance('earnings_available'), book.earned[index] ?? 0)
  compare(`what ${name} has earned and waits for`, await balance('earnings_pending'), 0)
  const bank = await db.one<{ paid: number }>(sql`
    select coalesce(sum(p.amount_minor) filter (where p.failure is null), 0)::bigint as paid
    from sandbox_payouts p join payment_accounts a using (account_id) where a.user_id = ${id}`)
  compare(`what has reached the bank of ${name}`, bank.paid, book.paidOut[index] ?? 0)
  compare(`what a claim holds of ${name}'s pay`, await balance('earnings_reserved'), 0)
  compare(`what the cards of ${name} have paid`, cards.paid, book.paidByCard[index] ?? 0)
  compare(
    `what the cards of ${name} still promise`,
    cards.promised,
    open.reduce((sum, order) => sum + cardPartOf(order), 0),
  )
  for (const { id: orderId, walletMinor } of open)
    compare(
      `what the wallet has put into order ${orderId}`,
      await balanceOf(db, { owner: 'order', orderId: toOrderId(orderId), name: 'escrow' }),
      walletMinor,
    )
}

const openOrders = (book: AccountBook, customer: number) =>
  book.orders.filter(
    ({ status, customer: who }) => who === customer && status !== 'completed' && status !== 'cancelled',
  )

/** Removes every operation without which a failing run still fails. */
export async function simplify(world: MoneyWorld, run: readonly Operation[]): Promise<Operation[]> {
  let shortest = [...run]
  for (let left = shortest.length - 1; left >= 0; left -= 1) {
    const without = shortest.filter((_, index) => index !== left)
    const differs = await playRun(world, without).then(
      (differences) => differences.length > 0,
      () => true,
    )
    if (differs) shortest = without
  }
  return shortest
}
