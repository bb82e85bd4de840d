import { parseArgs } from 'node:util'
import { market } from '@washline/contract/market'
import { makeDeliveryDay, scarceDay } from './make-delivery-day.ts'
import { makePairs, type PairShape } from './make-pairs.ts'
import { policies } from './policies.ts'
import { runPlan } from './run-plan.ts'
import { summarize } from './summarize.ts'

/**
 * How good the search for plans is on made-up tasks: `--kind pairs`, all orders known at once, against the hidden routes and a
 * search of `--longer` times the steps; `--kind days` or `scarce-days`, orders over a day, against the other policies.
 */
const { values } = parseArgs({
  options: {
    kind: { type: 'string', default: 'pairs' },
    seeds: { type: 'string', default: '5' },
    longer: { type: 'string', default: '0' },
    orders: { type: 'string', default: '1500' },
    couriers: { type: 'string', default: '150' },
    capacity: { type: 'string', default: '3' },
  },
})
const seeds = Array.from({ length: Number(values.seeds) }, (_, index) => index + 1)
const percent = (share: number) => `${(100 * share).toFixed(1)} %`
const print = (...cells: (string | number)[]) => console.log(`| ${cells.join(' | ')} |`)
const mean = (all: readonly number[]) => all.reduce((sum, each) => sum + each, 0) / all.length

function measurePairs(shape: PairShape, wide: boolean): void {
  const all = seeds.map((seed) => {
    const { scenario, hiddenLength } = makePairs(shape, seed, wide)
    const began = process.cpuUsage()
    const results = runPlan(scenario)
    const { user, system } = process.cpuUsage(began)
    const plan = summarize(scenario, results)
    const { most } = market.dispatch.planning.steps
    const steps = { perOrder: most, most: most * Number(values.longer) }
    const longer = steps.most > 0 ? summarize(scenario, runPlan(scenario, steps)).distance_with_return_m : Number.NaN
    const length = plan.distance_with_return_m
    const late = plan.late_stops + plan.jobs - plan.delivered
    return { late, ofHidden: length / hiddenLength, ofLonger: length / longer, cpuMs: (user + system) / 1_000 }
  })
  print(
    `${shape}${wide ? ', wide' : ''}`,
    all.reduce((sum, { late }) => sum + late, 0),
    percent(mean(all.map(({ ofHidden }) => ofHidden))),
    percent(Math.max(...all.map(({ ofHidden }) => ofHidden))),
    percent(mean(all.map(({ ofLonger }) => ofLonger))),
    Math.round(Math.max(...all.map(({ cpuMs }) => cpuMs))),
  )
}

function measureDays(): void {
  for (const seed of seeds) {
    const { orders, couriers, capacity } = values
    const day = makeDeliveryDay({
      seed,
      orders: Number(orders),
      couriers: Number(couriers),
      capacity: Number(capacity),
      ...(values.kind === 'scarce-days' ? scarceDay : {}),
    })
    print(seed, ...Object.values(policies).map((run) => percent(summarize(day, run(day)).share_in_time)))
  }
}

if (values.kind !== 'pairs') {
  print('seed', ...Object.keys(policies))
  measureDays()
} else {
  print(
    'tasks',
    'late or left',
    'of the hidden length',
    'at most',
    'of the longer search',
    'ms of processor time, at most',
  )
  for (const wide of [false, true])
    for (const shape of ['clustered', 'random', 'mixed'] as const) measurePairs(shape, wide)
}
