import { parseArgs } from 'node:util'
import { market } from '@washline/contract/market'
import { fitRefusals } from '../../apps/api/src/dispatch/rules/fit-refusals.ts'
import { refusalChance } from '../../apps/api/src/dispatch/rules/match-cost.ts'
import {
  type RefusalModel,
  type RefusalPair,
  refusalInputsOf,
} from '../../apps/api/src/dispatch/rules/refusal-inputs.ts'
import { metresBetween, positionOf } from './week/city.ts'
import { makeWeek } from './week/make-week.ts'
import { refusalPairOf } from './week/pair.ts'
import type { Offer } from './week/people.ts'
import { runWeek, type WeekPolicy } from './week/run-week.ts'

/**
 * Learns the model of refusals from one week's answers and tests it on another week: `--learn` and `--test` are their seeds. The
 * Washers of the city do not decide by this model.
 */
const { values } = parseArgs({
  options: {
    learn: { type: 'string', default: '1' },
    test: { type: 'string', default: '2' },
    orders: { type: 'string', default: '10000' },
    washers: { type: 'string', default: '357' },
    days: { type: 'string', default: '7' },
    policy: { type: 'string', default: 'batch' },
  },
})

interface PairAnswer {
  readonly pair: RefusalPair
  readonly isRefused: boolean
}

function answersOf(seed: string): PairAnswer[] {
  const { orders, washers, days } = values
  const offered: { readonly pair: RefusalPair; readonly offer: Offer }[] = []
  runWeek(
    makeWeek({ seed: Number(seed), orders: Number(orders), washers: Number(washers), days: Number(days) }),
    values.policy as WeekPolicy,
    {
      observe: (city, offer) => {
        const { order, washer } = offer
        const distanceM = metresBetween(positionOf(washer, city.clock.nowS), order.from)
        offered.push({ pair: refusalPairOf(city, { order, washer, distanceM }), offer })
      },
    },
  )
  // An offer that ended because another Washer was faster, or the customer cancelled, is no answer.
  return offered.flatMap(({ pair, offer: { state } }) =>
    state === 'ended' ? [] : [{ pair, isRefused: state !== 'accepted' }],
  )
}

const published = market.dispatch.matching.refusal
const learned = fitRefusals(
  answersOf(values.learn).map(({ pair, isRefused }) => ({ inputs: refusalInputsOf(pair), isRefused })),
  published,
)
const test = answersOf(values.test)
const share = (answers: readonly PairAnswer[]) => answers.filter(({ isRefused }) => isRefused).length / answers.length
console.log(`${test.length} answers in the test, ${(100 * share(test)).toFixed(1)} % refused`)
for (const name of Object.keys(published) as (keyof RefusalModel)[])
  console.log(name.padEnd(16), String(published[name]).padStart(8), learned[name].toFixed(3).padStart(8))
/** How surprising answers are under a model, on average; ln 2 for a model that knows nothing of even chances. */
function surpriseOf(answers: readonly PairAnswer[], model: RefusalModel): number {
  const sum = answers.reduce((total, { pair, isRefused }) => {
    const chance = refusalChance(pair, model)
    return total - Math.log(isRefused ? chance : 1 - chance)
  }, 0)
  return sum / answers.length
}

console.log(
  'surprise'.padEnd(16),
  ...[published, learned].map((model) => surpriseOf(test, model).toFixed(4).padStart(8)),
)
const sorted = test
  .map((answer) => ({ ...answer, chance: refusalChance(answer.pair, learned) }))
  .sort((a, b) => a.chance - b.chance)
for (let tenth = 0; tenth < 10; tenth += 1) {
  const part = sorted.slice(Math.floor((tenth * sorted.length) / 10), Math.floor(((tenth + 1) * sorted.length) / 10))
  const expected = part.reduce((sum, { chance }) => sum + chance, 0) / part.length
  console.log(
    `tenth ${tenth + 1}: expected ${(100 * expected).toFixed(1)} %, refused ${(100 * share(part)).toFixed(1)} %`,
  )
}
