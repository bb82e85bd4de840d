import type { JobResult, Scenario, ScenarioJob } from './scenario.ts'

/** A worker who finishes each job before the next. */
export interface Driver {
  readonly onS: number
  readonly offS: number
  readonly capacity: number
  x: number
  y: number
  freeS: number
  /** When each job taken so far leaves the hand. */
  readonly endsS: number[]
}

export const inHand = ({ endsS }: Driver, nowS: number) => endsS.filter((endS) => endS > nowS).length
export const onShift = ({ onS, offS }: Driver, nowS: number) => onS <= nowS && nowS < offS
export const metresTo = ({ x, y }: Driver, { stops: [first] }: ScenarioJob) =>
  Math.hypot(x - (first?.x ?? x), y - (first?.y ?? y))

/** Who takes which of the waiting jobs now; called again whenever something changed. */
export type Choice = (
  waiting: readonly ScenarioJob[],
  drivers: readonly Driver[],
  nowS: number,
) => readonly { readonly job: ScenarioJob; readonly driver: Driver }[]

/** Drives through the stops of a job after everything that the worker has already. */
function take(driver: Driver, job: ScenarioJob, nowS: number, perMetre: number): number[] {
  const stopsS: number[] = []
  let timeS = Math.max(nowS, driver.freeS)
  for (const { x, y, readyS, serviceS } of job.stops) {
    const startS = Math.max(timeS + Math.hypot(driver.x - x, driver.y - y) * perMetre, readyS)
    stopsS.push(startS)
    timeS = startS + serviceS
    driver.x = x
    driver.y = y
  }
  driver.freeS = timeS
  driver.endsS.push(timeS)
  return stopsS
}

/** When a worker next begins or has a job less. */
function nextChange(drivers: readonly Driver[], nowS: number): number {
  let leastS = Number.POSITIVE_INFINITY
  for (const { onS, endsS } of drivers) {
    if (onS > nowS && onS < leastS) leastS = onS
    for (let index = endsS.length - 1; index >= 0; index -= 1) {
      const endS = endsS[index] as number
      if (endS <= nowS) break
      if (endS < leastS) leastS = endS
    }
  }
  return leastS
}

/**
 * A day under a policy that gives each job once and for good, to be done after everything else in hand. It chooses when a job
 * is placed, a worker has time again or the shift begins; with `everyS`, only so often.
 */
export function runQueue({ jobs, workers, params }: Scenario, choose: Choice, everyS?: number): JobResult[] {
  const perMetre = 60 / params.metresPerMinute
  const drivers = workers.map(
    ({ x, y, onS, offS, capacity }): Driver => ({ x, y, onS, offS, capacity, freeS: onS, endsS: [] }),
  )
  const results = new Map<ScenarioJob, JobResult>()
  const coming = [...jobs].sort((a, b) => a.placedS - b.placedS)
  const endS = Math.max(...workers.map(({ offS }) => offS))
  const onGrid = (timeS: number) => (everyS ? Math.ceil(timeS / everyS) * everyS : timeS)
  let waiting: ScenarioJob[] = []
  let nowS = onGrid(coming[0]?.placedS ?? endS)
  while (nowS < endS && (coming.length > 0 || waiting.length > 0)) {
    while (coming[0] && coming[0].placedS <= nowS) waiting.push(...coming.splice(0, 1))
    for (let taken = choose(waiting, drivers, nowS); taken.length > 0; taken = choose(waiting, drivers, nowS)) {
      for (const { job, driver } of taken) {
        const worker = workers[drivers.indexOf(driver)]?.id ?? null
        results.set(job, { id: job.id, worker, assignedS: nowS, stopsS: take(driver, job, nowS, perMetre) })
      }
      waiting = waiting.filter((job) => !results.has(job))
    }
    const nextS = coming[0]?.placedS ?? endS
    nowS = onGrid(waiting.length > 0 ? Math.min(nextS, nextChange(drivers, nowS)) : nextS)
  }
  return jobs.map((job) => results.get(job) ?? { id: job.id, worker: null, assignedS: null, stopsS: [] })
}
