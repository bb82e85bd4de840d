import { describe, expect, it } from 'vitest'
import { makeDeliveryDay } from './make-delivery-day.ts'
import { makePairs } from './make-pairs.ts'
import { policies } from './policies.ts'
import { runPlan } from './run-plan.ts'
import type { JobResult, Scenario } from './scenario.ts'
import { summarize } from './summarize.ts'

const names = Object.keys(policies)
const day = makeDeliveryDay({ seed: 5, orders: 80, couriers: 8, capacity: 2 })
const short = { perOrder: 4_000, most: 400_000 }
const run = (name: string, scenario: Scenario = day) =>
  name === 'plan' ? runPlan(scenario, short) : (policies[name]?.(scenario) ?? [])
const roundingS = 1e-6

/** What a worker did, in order; fails on a drive that is too fast, a shift or a capacity that was not respected. */
function checkWorker(scenario: Scenario, id: string, results: readonly JobResult[]): void {
  const worker = scenario.workers.find((each) => each.id === id)
  if (!worker) throw new Error(`there is no worker ${id}`)
  const taken = results.flatMap((result, index) =>
    result.worker === id ? [{ result, job: scenario.jobs[index] }] : [],
  )
  const visits = taken.flatMap(({ result, job }) =>
    (job?.stops ?? []).map((stop, k) => ({
      ...stop,
      assignedS: result.assignedS ?? 0,
      atS: result.stopsS[k] ?? Number.NaN,
    })),
  )
  visits.sort((a, b) => a.atS - b.atS)
  let at = { x: worker.x, y: worker.y }
  let freeS = worker.onS
  for (const visit of visits) {
    const driveS = (Math.hypot(visit.x - at.x, visit.y - at.y) * 60) / scenario.params.metresPerMinute
    expect(visit.atS).toBeGreaterThanOrEqual(Math.max(freeS, visit.assignedS) + driveS - roundingS)
    expect(visit.atS).toBeGreaterThanOrEqual(visit.readyS)
    at = visit
    freeS = visit.atS + visit.serviceS
  }
  for (const { result } of taken) {
    const atS = result.assignedS ?? Number.NaN
    expect(atS >= worker.onS && atS < worker.offS).toBe(true)
    const inHand = taken.filter(({ result: other, job }) => {
      const doneS = (other.stopsS.at(-1) ?? 0) + (job?.stops.at(-1)?.serviceS ?? 0)
      return (other.assignedS ?? 0) <= atS && doneS > atS + roundingS
    })
    expect(inHand.length).toBeLessThanOrEqual(worker.capacity)
  }
}

describe.each(names)('the policy %s', (name) => {
  const results = run(name)

  it('drives no faster than allowed, within shifts and capacities', () => {
    for (const { id } of day.workers) checkWorker(day, id, results)
    for (const [index, { assignedS, stopsS }] of results.entries()) {
      if (assignedS !== null) expect(assignedS).toBeGreaterThanOrEqual(day.jobs[index]?.placedS ?? 0)
      expect(stopsS).toEqual([...stopsS].sort((a, b) => a - b))
    }
    expect(summarize(day, results).delivered).toBeGreaterThan(40)
  })

  it('gives the same day for the same seed', () => {
    expect(run(name)).toEqual(results)
  })

  it('decides without later jobs', () => {
    const untilS = day.jobs[40]?.placedS ?? 0
    const early = run(name, { ...day, jobs: day.jobs.filter(({ placedS }) => placedS < untilS) })
    const decided = (all: readonly JobResult[]) =>
      all
        .filter(({ assignedS }) => assignedS !== null && assignedS < untilS)
        .map(({ id, worker, assignedS }) => ({ id, worker, assignedS }))
    expect(decided(results).length).toBeGreaterThan(10)
    expect(decided(results)).toEqual(decided(early))
  })
})

describe('the plan', () => {
  it('has more jobs in time than the batch', () => {
    const inTime = (name: string) => summarize(day, run(name)).in_time
    expect(inTime('plan')).toBeGreaterThan(inTime('batch'))
  })

  it.each(['clustered', 'random'] as const)('is not late and not longer than the hidden routes, %s', (shape) => {
    const { scenario, hiddenLength } = makePairs(shape, 1)
    const { late_stops, distance_with_return_m } = summarize(
      scenario,
      runPlan(scenario, { perOrder: 40_000, most: 2_000_000 }),
    )
    expect(late_stops).toBe(0)
    expect(distance_with_return_m).toBeLessThan(hiddenLength)
  })
})
