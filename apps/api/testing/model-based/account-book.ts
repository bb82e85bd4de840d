import type { Load, NotedCashOut, NotedClaim, NotedCompensation, NotedOrder } from './noted-money.ts'

/**
 * The model of a run's money: plain sums per person, without accounts, double entry or code of the product. The
 * product must end with these amounts, to the cent.
 */
export interface AccountBook {
  /** Per person, in minor units. */
  readonly wallet: number[]
  readonly deposit: number[]
  readonly earned: number[]
  /** Topped up with a lost answer: in the wallet after the next sweep. */
  readonly enRoute: number[]
  /** What each customer's cards paid in the end, and a Washer's for the deposit. */
  readonly paidByCard: number[]
  /** What arrived at a Washer's bank. */
  readonly paidOut: number[]
  revenue: number
  given: number
  readonly orders: NotedOrder[]
  readonly cashOuts: NotedCashOut[]
  readonly claims: NotedClaim[]
  readonly compensations: NotedCompensation[]
  /** Former Washers: what comes in for them later goes to their wallet. */
  readonly stopped: Set<number>
}

export const depositMinor = 3_000
const coverMinor = 50_000
export const smallestCashOutMinor = 500

/** Both Washers have paid their deposit. */
export const emptyBook = (): AccountBook => ({
  wallet: [0, 0, 0, 0],
  deposit: [0, 0, depositMinor, depositMinor],
  earned: [0, 0, 0, 0],
  enRoute: [0, 0, 0, 0],
  paidByCard: [0, 0, depositMinor, depositMinor],
  paidOut: [0, 0, 0, 0],
  revenue: 0,
  given: 0,
  orders: [],
  cashOuts: [],
  claims: [],
  compensations: [],
  stopped: new Set(),
})

const loads: readonly Load[] = ['light', 'medium', 'heavy']
/** Every item of a run is a shirt. */
export const shirtMinor = 250

/** Light to 8 shirts, medium to 18. */
export const smallestLoad = (valueMinor: number): Load =>
  valueMinor <= 8 * shirtMinor ? 'light' : valueMinor <= 18 * shirtMinor ? 'medium' : 'heavy'

export const largerLoad = (one: Load, other: Load): Load => (loads.indexOf(one) < loads.indexOf(other) ? other : one)

/** A load larger than the shirts need was the customer's choice, and stays. */
const loadWith = ({ load, valueMinor: before }: NotedOrder, valueMinor: number): Load =>
  load === smallestLoad(before) ? smallestLoad(valueMinor) : largerLoad(load, smallestLoad(valueMinor))

const loadFee: Record<Load, number> = { light: 0, medium: 200, heavy: 400 }
const commissionPercent = 15
const lateFeeMinor = 300
const freeMinutes = 5
const lateMinutes = 20
const compensationHours = 48

/** The value, a tenth of it but at least two, and a fee for the load. */
export const grossOf = (valueMinor: number, load: Load): number =>
  valueMinor + Math.max(200, Math.round(valueMinor / 10)) + loadFee[load]

export const cardPartOf = (order: NotedOrder): number => order.agreedMinor - order.walletMinor

const add = (purse: number[], person: number, amountMinor: number) => {
  purse[person] = (purse[person] ?? 0) + amountMinor
}

export function noteTopUp(book: AccountBook, customer: number, amountMinor: number, isAnswered: boolean): void {
  if (!isAnswered) add(book.enRoute, customer, amountMinor)
  add(book.paidByCard, customer, amountMinor)
  add(book.wallet, customer, amountMinor)
}

export function noteDeposit(book: AccountBook, washer: number, amountMinor: number): void {
  if (book.deposit[washer]) return
  add(book.paidByCard, washer, amountMinor)
  add(book.deposit, washer, amountMinor)
}

type Placed = Pick<NotedOrder, 'id' | 'customer' | 'valueMinor' | 'load' | 'walletMinor'>

/** The wallet's part of an order: the whole balance, except what may not have arrived yet. */
export function walletPartOf(book: AccountBook, customer: number, grossMinor: number): { least: number; most: number } {
  const reservedMinor = book.wallet[customer] ?? 0
  return {
    least: Math.min(grossMinor, Math.max(0, reservedMinor - (book.enRoute[customer] ?? 0))),
    most: Math.min(grossMinor, reservedMinor),
  }
}

export function notePlaced(book: AccountBook, order: Placed): void {
  add(book.wallet, order.customer, -order.walletMinor)
  book.orders.push({
    ...order,
    agreedMinor: grossOf(order.valueMinor, order.load),
    washer: undefined,
    status: 'pending',
    acceptedAtMs: 0,
    cardPaidMinor: 0,
    walletPaidMinor: 0,
    creditedMinor: 0,
    waitingValueMinor: undefined,
  })
}

/** A list within the approved amount counts at once; above it the customer is asked. */
export function noteAdjusted(order: NotedOrder, valueMinor: number): void {
  const load = loadWith(order, valueMinor)
  if (grossOf(valueMinor, load) > order.agreedMinor) order.waitingValueMinor = valueMinor
  else {
    order.load = load
    order.valueMinor = valueMinor
    order.waitingValueMinor = undefined
  }
}

export function noteApproved(order: NotedOrder): void {
  if (order.waitingValueMinor === undefined) throw new Error(`nothing waits on order ${order.id}`)
  order.load = loadWith(order, order.waitingValueMinor)
  order.valueMinor = order.waitingValueMinor
  order.waitingValueMinor = undefined
  order.agreedMinor = Math.max(order.agreedMinor, grossOf(order.valueMinor, order.load))
}

/** The wallet's part pays first, the card the rest; the Washer gets the value less commission. */
export function noteCompleted(book: AccountBook, order: NotedOrder): void {
  const grossMinor = grossOf(order.valueMinor, order.load)
  const fromWallet = Math.min(order.walletMinor, grossMinor)
  order.walletPaidMinor = fromWallet
  order.cardPaidMinor = grossMinor - fromWallet
  const earnedMinor = order.valueMinor - Math.round((order.valueMinor * commissionPercent) / 100)
  add(book.wallet, order.customer, order.walletMinor - fromWallet)
  add(book.paidByCard, order.customer, order.cardPaidMinor)
  add(book.earned, order.washer ?? Number.NaN, earnedMinor)
  book.revenue += grossMinor - earnedMinor
  order.status = 'completed'
}

/**
 * Free until five minutes after acceptance, and from the twentieth on, when the Washer is late to a pickup that was due
 * after ten; between them a fee, from the wallet's part first.
 */
export function noteCancelled(book: AccountBook, order: NotedOrder, atMs: number): void {
  const sinceMinutes = (atMs - order.acceptedAtMs) / 60_000
  const isOnTheWay = order.status === 'accepted' && sinceMinutes > freeMinutes && sinceMinutes < lateMinutes
  const feeMinor = isOnTheWay ? Math.min(lateFeeMinor, order.agreedMinor) : 0
  const fromWallet = Math.min(feeMinor, order.walletMinor)
  add(book.wallet, order.customer, order.walletMinor - fromWallet)
  order.walletPaidMinor = fromWallet
  order.cardPaidMinor = feeMinor - fromWallet
  add(book.paidByCard, order.customer, order.cardPaidMinor)
  if (order.washer !== undefined) add(book.earned, order.washer, feeMinor)
  order.status = 'cancelled'
}

/** The fee of a late order is credited to the wallet. */
export function noteMissedPromise(book: AccountBook, order: NotedOrder): void {
  order.creditedMinor = grossOf(order.valueMinor, order.load) - order.valueMinor
  noteGift(book, order.customer, order.creditedMinor)
}

export function noteGift(book: AccountBook, customer: number, amountMinor: number): void {
  add(book.wallet, customer, amountMinor)
  book.given += amountMinor
}

export const refundableOf = ({ cardPaidMinor, walletPaidMinor, creditedMinor }: NotedOrder): number =>
  Math.max(0, cardPaidMinor + walletPaidMinor - creditedMinor)

/** Refunded from the platform's revenue: to the card up to what it paid, then to the wallet. */
export function noteRefunded(book: AccountBook, order: NotedOrder, amountMinor: number): void {
  const toCard = Math.min(amountMinor, order.cardPaidMinor)
  order.cardPaidMinor -= toCard
  order.walletPaidMinor -= amountMinor - toCard
  add(book.paidByCard, order.customer, -toCard)
  add(book.wallet, order.customer, amountMinor - toCard)
  book.revenue -= amountMinor
}

/** Earned by a Washer, or credited to a former Washer's wallet. */
const addEarned = (book: AccountBook, washer: number | undefined, amountMinor: number) =>
  add(washer !== undefined && book.stopped.has(washer) ? book.wallet : book.earned, washer ?? Number.NaN, amountMinor)

/** The Washer gets the whole tip. */
export function noteTip(book: AccountBook, order: NotedOrder, amountMinor: number, from: 'wallet' | 'card'): void {
  add(from === 'card' ? book.paidByCard : book.wallet, order.customer, from === 'card' ? amountMinor : -amountMinor)
  addEarned(book, order.washer, amountMinor)
}

/** What of the wallet is no compensation of the last 48 hours and may be tipped, with and without what is en route. */
export function tippableOf(book: AccountBook, customer: number, atMs: number): { least: number; most: number } {
  const compensatedMinor = book.compensations
    .filter((paid) => paid.customer === customer && atMs - paid.atMs < compensationHours * 3_600_000)
    .reduce((sum, { amountMinor }) => sum + amountMinor, 0)
  const most = (book.wallet[customer] ?? 0) - compensatedMinor
  return { least: most - (book.enRoute[customer] ?? 0), most }
}

/** The cover left for the claims of an order. */
export const coverLeftOf = ({ claims }: AccountBook, { id }: NotedOrder): number =>
  coverMinor - claims.filter(({ order }) => order.id === id).reduce((sum, { paidMinor }) => sum + paidMinor, 0)

/** Sets what a claim is paid in all; the platform pays what is not deducted from the Washer. */
export function noteDecided(
  book: AccountBook,
  claim: NotedClaim,
  decided: { amountMinor: number; deductedMinor: number; atMs: number },
) {
  const { amountMinor, deductedMinor, atMs } = decided
  const { customer } = claim.order
  noteGift(book, customer, amountMinor - claim.paidMinor)
  book.compensations.push({ customer, amountMinor: amountMinor - claim.paidMinor, atMs })
  add(book.earned, claim.order.washer ?? Number.NaN, -deductedMinor)
  book.given -= deductedMinor
  claim.paidMinor = amountMinor
  claim.deductedMinor += deductedMinor
  claim.isOpen = false
}

export function noteCashOut(book: AccountBook, cashOut: NotedCashOut): void {
  const { washer, amountMinor, feeMinor } = cashOut
  add(book.earned, washer, -amountMinor)
  add(book.paidOut, washer, amountMinor - feeMinor)
  book.revenue += feeMinor
  book.cashOuts.push(cashOut)
}

/** A returned cash-out: the whole amount, fee included, goes back to the Washer. */
export function noteSentBack(book: AccountBook, cashOut: NotedCashOut): void {
  const { washer, amountMinor, feeMinor } = cashOut
  addEarned(book, washer, amountMinor)
  add(book.paidOut, washer, feeMinor - amountMinor)
  book.revenue -= feeMinor
  book.cashOuts.splice(book.cashOuts.indexOf(cashOut), 1)
}

/** The deposit is refunded to the card, and a rest too small for a cash-out goes to the wallet. */
export function noteStopped(book: AccountBook, washer: number): void {
  const restMinor = book.earned[washer] ?? 0
  add(book.wallet, washer, restMinor)
  add(book.earned, washer, -restMinor)
  add(book.paidByCard, washer, -(book.deposit[washer] ?? 0))
  book.deposit[washer] = 0
  book.stopped.add(washer)
}
