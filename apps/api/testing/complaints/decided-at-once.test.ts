import { market } from '@washline/contract/market'
import { minor } from '@washline/contract/money'
import { expect, it } from 'vitest'
import { type Random, seededRandom } from '../../../../tools/random/seeded-random.ts'
import { decideComplaint } from '../../src/complaints/rules/decide-complaint.ts'

/**
 * A year of a made-up market. What is assumed: one order in `complaints` is complained about, by one customer in a hundred every other one;
 * one complaint in four asks for money, one second wash in ten does not help, one photo in fifty was seen before, one pair in two hundred is linked.
 */
const assumed = {
  complaints: 0.04,
  often: 0.01,
  oftenComplaints: 0.5,
  refund: 0.25,
  again: 0.1,
  seen: 0.02,
  linked: 0.005,
}
const customers = 2_000
const days = 365
const window = market.complaints.history.windowMs / 86_400_000

/** The prices of the items: most are a shirt or a few, some a whole order of 10 to 120. */
const priceOf = (random: Random) => minor(Math.round(100 * Math.min(120, Math.exp(1.2 + 1.1 * gauss(random)))) + 100)
const gauss = (random: Random) => Math.sqrt(-2 * Math.log(1 - random())) * Math.cos(2 * Math.PI * random())

function decidedAtOnce(seed: number) {
  const random = seededRandom(seed)
  const decided = new Map<string, number>()
  for (let customer = 0; customer < customers; customer += 1) {
    const everyDays = 4 + 56 * random()
    const share = random() < assumed.often ? assumed.oftenComplaints : assumed.complaints
    const [orders, complaints]: [number[], number[]] = [[], []]
    for (let day = random() * everyDays; day < days; day += everyDays * (0.5 + random())) {
      orders.push(day)
      if (random() >= share) continue
      const since = (times: readonly number[]) => times.filter((at) => at > day - window).length
      const valueMinor = priceOf(random)
      const { rule, outcome } = decideComplaint({
        remedy: random() < assumed.refund ? 'refund' : 'rewash',
        washedAgain: random() < assumed.again,
        valueMinor,
        refundableMinor: minor(Math.round(valueMinor * (1 + random()))),
        photoSeen: random() < assumed.seen,
        linked: random() < assumed.linked,
        complaints: since(complaints),
        orders: since(orders),
      })
      complaints.push(day)
      const what = outcome === 'review' ? rule : 'at once'
      decided.set(what, (decided.get(what) ?? 0) + 1)
    }
  }
  const all = [...decided.values()].reduce((sum, count) => sum + count, 0)
  return { all, shares: new Map([...decided].map(([what, count]) => [what, count / all])) }
}

/** In percent, to one decimal. */
it.each([
  [1, 1_503, 92.5],
  [2, 1_553, 91.2],
  [3, 1_496, 91.7],
])('of a realistic mix nine in ten are decided in the call (seed %i)', (seed, complaints, atOnce) => {
  const { all, shares } = decidedAtOnce(seed)
  const percent = Math.round(1_000 * (shares.get('at once') ?? 0)) / 10
  expect([all, percent]).toEqual([complaints, atOnce])
  expect(percent).toBeGreaterThan(90)
})
