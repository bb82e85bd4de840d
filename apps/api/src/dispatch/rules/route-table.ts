/** Seconds from one place to another; places are numbers that the caller gives. */
export type Travel = (from: number, to: number) => number

/** One visit of an order. `lagS` is what must pass after the order's previous stop, such as the wash. */
export interface JobStop {
  readonly place: number
  readonly readyS: number
  readonly serviceS: number
  readonly dueS: number
  readonly lagS?: number
}

/** What a plan costs, in seconds of travel. */
export interface RouteWeights {
  /** Each second on the road. */
  readonly travel: number
  /** An order whose last stop is late, whatever the lateness. */
  readonly late: number
  /** An earlier stop that is late. */
  readonly lateStop: number
  /** Each second of lateness. */
  readonly lateness: number
  /** Each second until a route ends. */
  readonly busy: number
}

/** The orders as columns: a planner reads them some million times a second. Stops of one order follow each other. */
export interface RouteTable {
  readonly place: Int32Array
  readonly ready: Float64Array
  readonly service: Float64Array
  readonly due: Float64Array
  readonly lag: Float64Array
  readonly lateCost: Float64Array
  readonly job: Int32Array
  /** 1 where an order is taken in hand, and where it leaves it. */
  readonly opens: Uint8Array
  readonly closes: Uint8Array
  /** By order: its first stop that is not done, and the stop after its last. */
  readonly next: Int32Array
  readonly end: Int32Array
  readonly hasLags: boolean
  /** What a late stop costs at least. */
  readonly leastLate: number
  readonly weights: RouteWeights
  readonly travel: Travel
}

export function routeTable(
  jobs: readonly (readonly JobStop[])[],
  { weights, travel }: { readonly weights: RouteWeights; readonly travel: Travel },
): RouteTable {
  const stops = jobs.flat()
  const column = (value: (stop: JobStop) => number) => Float64Array.from(stops, value)
  const next = new Int32Array(jobs.length)
  const end = new Int32Array(jobs.length)
  const job = new Int32Array(stops.length)
  const opens = new Uint8Array(stops.length)
  const closes = new Uint8Array(stops.length)
  const lag = column(({ lagS }) => lagS ?? 0)
  const lateCost = new Float64Array(stops.length).fill(weights.lateStop)
  let stop = 0
  jobs.forEach((jobStops, id) => {
    next[id] = stop
    opens[stop] = 1
    // Nothing comes before a first stop.
    lag[stop] = 0
    job.fill(id, stop, stop + jobStops.length)
    stop += jobStops.length
    end[id] = stop
    closes[stop - 1] = 1
    lateCost[stop - 1] = weights.late
  })
  return {
    place: Int32Array.from(stops, ({ place }) => place),
    ready: column(({ readyS }) => readyS),
    service: column(({ serviceS }) => serviceS),
    due: column(({ dueS }) => dueS),
    lag,
    lateCost,
    job,
    opens,
    closes,
    next,
    end,
    hasLags: lag.some((lagS) => lagS > 0),
    leastLate: Math.min(weights.late, weights.lateStop),
    weights,
    travel,
  }
}

/** The stop is done at `endS`: what follows waits for it. */
export function finishStop(table: RouteTable, stop: number, endS: number): void {
  const job = table.job[stop] as number
  const following = stop + 1
  table.next[job] = following
  if (following >= (table.end[job] as number)) return
  table.ready[following] = Math.max(table.ready[following] as number, endS + (table.lag[following] as number))
  table.lag[following] = 0
}
