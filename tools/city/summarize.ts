import type { JobResult, Scenario } from './scenario.ts'

interface Visit {
  readonly x: number
  readonly y: number
  readonly atS: number
}

/** Clocks are compared with this much room for rounding. */
const exactS = 1e-6

function metresDriven({ jobs, workers }: Scenario, results: readonly JobResult[]) {
  const visits = new Map<string, Visit[]>()
  results.forEach(({ worker, stopsS }, index) => {
    if (worker === null) return
    const visited = stopsS.flatMap((atS, k): Visit[] => {
      const stop = jobs[index]?.stops[k]
      return stop ? [{ x: stop.x, y: stop.y, atS }] : []
    })
    visits.set(worker, [...(visits.get(worker) ?? []), ...visited])
  })
  let distanceM = 0
  let returnM = 0
  for (const { id, x, y } of workers) {
    let at = { x, y }
    for (const visit of visits.get(id)?.sort((a, b) => a.atS - b.atS) ?? []) {
      distanceM += Math.hypot(visit.x - at.x, visit.y - at.y)
      at = visit
    }
    returnM += Math.hypot(x - at.x, y - at.y)
  }
  return { distance_m: distanceM, distance_with_return_m: distanceM + returnM, workers_used: visits.size }
}

/** What a day came to: in time is a job whose last stop began by its due time. */
export function summarize(scenario: Scenario, results: readonly JobResult[]) {
  const { jobs } = scenario
  let inTime = 0
  let delivered = 0
  let lateStops = 0
  let latenessS = 0
  results.forEach(({ stopsS }, index) => {
    const stops = jobs[index]?.stops ?? []
    lateStops += stops.filter(({ dueS }, k) => (stopsS[k] ?? 0) > dueS + exactS).length
    const lateS = (stopsS[stops.length - 1] ?? Number.NaN) - (stops.at(-1)?.dueS ?? 0)
    if (Number.isNaN(lateS)) return
    delivered += 1
    if (lateS <= exactS) inTime += 1
    else latenessS += lateS
  })
  return {
    jobs: jobs.length,
    delivered,
    in_time: inTime,
    share_in_time: jobs.length === 0 ? 1 : inTime / jobs.length,
    late_stops: lateStops,
    lateness_s: latenessS,
    ...metresDriven(scenario, results),
  }
}
