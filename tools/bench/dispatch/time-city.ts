import { makeDeliveryDay, scarceDay } from '../../city/make-delivery-day.ts'
import { makePairs } from '../../city/make-pairs.ts'
import { policies } from '../../city/policies.ts'
import { runPlan } from '../../city/run-plan.ts'
import { summarize } from '../../city/summarize.ts'
import { comparePolicies } from '../../city/week/compare-policies.ts'
import { weekOptions } from '../../city/week/run-week-command.ts'

const percent = (share: number) => `${(100 * share).toFixed(1)} %`
const seed = 7

/** A week of the invented city, twice: how long it takes, whether the same seed gives the same hash, and how promises are kept. */
export function printWeek(print: (line: string) => void): void {
  const options = weekOptions({ seed: `${seed}`, seeds: '1', days: '7', orders: '10000' })
  print(
    '| week of 10,000 orders, seed 7 | seconds | same hash again | in time by P90: acceptance | pickup | end of wash |',
  )
  print('|---|---|---|---|---|---|')
  for (const policy of ['waves', 'adaptive'] as const) {
    const [once, again] = [comparePolicies(options, [policy], [seed]), comparePolicies(options, [policy], [seed])]
    const [result, same] = [once.results[0], again.results[0]]
    if (!result || !same) throw new Error(`no week under ${policy}`)
    const { acceptanceP90, pickupP90, washP90 } = result.metrics
    const inTime = [acceptanceP90, pickupP90, washP90].map(({ mean }) => `${percent(mean)} (aim 88 to 92 %)`)
    const hash = result.hashes[0] ?? ''
    print(
      `| ${policy} | ${Math.max(...result.wallS, ...same.wallS).toFixed(1)} (aim 60) | ${hash === same.hashes[0] ? 'yes' : 'NO'}, ${hash.slice(0, 12)} | ${inTime.join(' | ')} |`,
    )
  }
}

/** Plans of a made-up set of pairs beside its hidden routes, and of a made-up day beside the simpler policies. */
export function printPlans(print: (line: string) => void): void {
  print('| a hundred stops, decided once | late or left | of the hidden length | ms |')
  print('|---|---|---|---|')
  for (const wide of [false, true])
    for (const shape of ['clustered', 'random', 'mixed'] as const) {
      const { scenario, hiddenLength } = makePairs(shape, 1, wide)
      const begunAt = performance.now()
      const plan = summarize(scenario, runPlan(scenario))
      const tookMs = performance.now() - begunAt
      const late = plan.late_stops + plan.jobs - plan.delivered
      print(
        `| ${shape}${wide ? ', wide' : ''} | ${late} | ${percent(plan.distance_with_return_m / hiddenLength)} (aim 105 %) | ${tookMs.toFixed(0)} (aim 1000) |`,
      )
    }
  print('')
  const names = Object.keys(policies)
  print(`| a day with too few couriers, in time | ${names.join(' | ')} |`)
  print(`|---${'|---'.repeat(names.length)}|`)
  const day = makeDeliveryDay({ seed: 1, orders: 1_570, ...scarceDay })
  const shares = Object.values(policies).map((run) => percent(summarize(day, run(day)).share_in_time))
  print(`| seed 1 | ${shares.join(' | ')} (aim 88 %) |`)
}
