import fc from 'fast-check'
import { reconcileCashOuts } from '../../../earnings/index.ts'
import { balanceOf } from '../../../ledger/index.ts'
import { findingsOf } from '../../../payments/builders.ts'
import { sql } from '../../db/sql.ts'
import { type AccountBook, cardPartOf, emptyBook } from './account-book.ts'
import { type Deed, type DeedKind, deedsOf, names, type Scene } from './deed.ts'
import { adjustOrder } from './deeds/adjust-order.ts'
import { cashOut, changeBank, hearFromBanks, sendBack } from './deeds/cash-out.ts'
import { topUpThroughBank, topUpWallet } from './deeds/charge-card.ts'
import { answerClaim, appealClaim, claimOrder, decideAll, decideClaim } from './deeds/claim-order.ts'
import { giveCredit, refundOrder } from './deeds/give-back.ts'
import { acceptOrder, cancelOrder, carryOrder, completeOrder, finishOrder } from './deeds/move-order.ts'
import { sweepUp } from './deeds/pass-time.ts'
import { tipThroughBank, tipWasher } from './deeds/pay-washer.ts'
import { diePlacing, placeOrder, placeThroughBank } from './deeds/place-order.ts'
import { comeBack, stopWashing } from './deeds/stop-washing.ts'
import type { MoneyWorld, Person } from './money-world.ts'

const weighted = <What>(kind: DeedKind<What>) => ({ weight: kind.weight, arbitrary: deedsOf(kind) })

export const aHistory: fc.Arbitrary<Deed[]> = fc.array(
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
    weighted(giveCredit),
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

/** A history as sentences, for whoever has to find out what went wrong. */
export const storyOf = (history: readonly Deed[]): string =>
  history.map((deed, index) => `${String(index + 1).padStart(3)}. ${deed.tell()}.`).join('\n')

const platformOf = async ({ api }: MoneyWorld) => ({
  kept: await balanceOf(api.db, { owner: 'platform', name: 'revenue' }),
  given: -(await balanceOf(api.db, { owner: 'platform', name: 'promotions' })),
})

/** Everything late has come by, and every worker has done its work. */
async function settle({ api, faults, sweep }: MoneyWorld): Promise<void> {
  faults.clear()
  for (const minutes of [3, 49 * 60, 24 * 60, 24 * 60]) {
    api.clock.advance(minutes * 60_000)
    await sweep()
  }
}

/** Plays a history in the product and on paper, and gives what they differ in; nothing where they agree. */
export async function playHistory(world: MoneyWorld, history: readonly Deed[]): Promise<string[]> {
  const scene: Scene = { world, book: emptyBook(), people: await world.gatherPeople() }
  const before = await platformOf(world)
  try {
    for (const deed of history) {
      await deed.play(scene)
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
  compare('the platform has kept', after.kept - before.kept, scene.book.kept)
  compare('the platform has given away', after.given - before.given, scene.book.given)
  for (const [index, person] of scene.people.entries()) await comparePerson(scene, index, person, compare)
  const findings = [...(await findingsOf(world.api)), ...(await reconcileCashOuts(world.api, null))]
  // What an earlier history has left wrong, while one that fails is made simpler, is not this one's doing.
  const fresh = findings.filter((finding) => !world.known.has(finding))
  for (const finding of fresh) world.known.add(finding)
  return [...differences, ...fresh]
}

type Compare = (what: string, found: number, expected: number) => void

async function comparePerson({ world, book }: Scene, index: number, { id }: Person, compare: Compare): Promise<void> {
  const { db } = world.api
  const name = names[index]
  const held = (account: 'wallet' | 'deposit' | 'earnings_pending' | 'earnings_available' | 'earnings_held') =>
    balanceOf(db, { owner: 'user', userId: id, name: account })
  const open = openOrders(book, index)
  const cards = await db.one<{ paid: number; promised: number }>(sql`
    select coalesce(sum(i.captured_minor - coalesce(r.back, 0)), 0)::bigint as paid,
      coalesce(sum(i.amount_minor) filter (where i.status = 'requires_capture'), 0)::bigint as promised
    from sandbox_intents i join payment_customers c using (customer_id)
    left join lateral (select sum(amount_minor) as back from sandbox_refunds where intent_id = i.id) r on true
    where c.user_id = ${id}`)
  compare(`the wallet of ${name}`, await held('wallet'), book.wallet[index] ?? 0)
  compare(`the deposit of ${name}`, await held('deposit'), book.deposit[index] ?? 0)
  compare(`what ${name} has earned and may take`, await held('earnings_available'), book.earned[index] ?? 0)
  compare(`what ${name} has earned and waits for`, await held('earnings_pending'), 0)
  const bank = await db.one<{ paid: number }>(sql`
    select coalesce(sum(p.amount_minor) filter (where p.failure is null), 0)::bigint as paid
    from sandbox_payouts p join payment_accounts a using (account_id) where a.user_id = ${id}`)
  compare(`what has reached the bank of ${name}`, bank.paid, book.paidOut[index] ?? 0)
  compare(`what a claim holds of ${name}'s pay`, await held('earnings_held'), 0)
  compare(`what the cards of ${name} have paid`, cards.paid, book.paidByCard[index] ?? 0)
  compare(
    `what the cards of ${name} still promise`,
    cards.promised,
    open.reduce((sum, order) => sum + cardPartOf(order), 0),
  )
  for (const { id: orderId, walletMinor } of open)
    compare(
      `what the wallet has put into order ${orderId}`,
      await balanceOf(db, { owner: 'order', orderId, name: 'escrow' }),
      walletMinor,
    )
}

const openOrders = (book: AccountBook, customer: number) =>
  book.orders.filter(
    ({ status, customer: who }) => who === customer && status !== 'completed' && status !== 'cancelled',
  )

/** Leaves out of a history that fails every deed without which it still does. */
export async function simplify(world: MoneyWorld, history: readonly Deed[]): Promise<Deed[]> {
  let shortest = [...history]
  for (let left = shortest.length - 1; left >= 0; left -= 1) {
    const without = shortest.filter((_, index) => index !== left)
    const differs = await playHistory(world, without).then(
      (differences) => differences.length > 0,
      () => true,
    )
    if (differs) shortest = without
  }
  return shortest
}
