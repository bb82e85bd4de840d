import { assign } from './assign.ts'

/** Orders and Washers as numbers from 0 on. */
export interface BatchInput {
  readonly orders: number
  /** By Washer, how many orders more each may take. */
  readonly room: readonly number[]
  /** What it costs to give an order to a Washer who got these others in the same batch; infinite where it may not be. */
  readonly cost: (order: number, washer: number, taken: readonly number[]) => number
  /** What it costs to leave an order open until the next batch. */
  readonly unassigned: (order: number) => number
}

export interface BatchPlan {
  /** The Washer of each order, -1 for none. */
  readonly washerOf: readonly number[]
  readonly cost: number
}

interface Neighbourhood {
  readonly orders: readonly number[]
  readonly washers: readonly number[]
}

/** Orders and Washers that are linked by reach, directly or over others. What is not linked is decided apart. */
export function neighbourhoods(costs: readonly (readonly number[])[], washers: number): Neighbourhood[] {
  const parent = Array.from({ length: costs.length + washers }, (_, index) => index)
  const rootOf = (index: number): number => {
    let root = index
    while (parent[root] !== root) root = parent[root] as number
    for (let at = index; at !== root; ) {
      const next = parent[at] as number
      parent[at] = root
      at = next
    }
    return root
  }
  costs.forEach((row, order) => {
    row.forEach((cost, washer) => {
      if (cost < Number.POSITIVE_INFINITY) parent[rootOf(costs.length + washer)] = rootOf(order)
    })
  })
  const groups = new Map<number, { orders: number[]; washers: number[] }>()
  parent.forEach((_, index) => {
    const root = rootOf(index)
    const group = groups.get(root) ?? { orders: [], washers: [] }
    groups.set(root, group)
    if (index < costs.length) group.orders.push(index)
    else group.washers.push(index - costs.length)
  })
  return [...groups.values()].filter(({ orders }) => orders.length > 0)
}

/** Collects who takes what, and what it costs. */
function openPlan({ orders, room, cost, unassigned }: BatchInput) {
  const washerOf = new Array<number>(orders).fill(-1)
  const taken = room.map((): number[] => [])
  let paid = 0
  return {
    taken,
    costOf: (order: number, washer: number) =>
      (taken[washer]?.length ?? 0) < (room[washer] ?? 0)
        ? cost(order, washer, taken[washer] ?? [])
        : Number.POSITIVE_INFINITY,
    take: (order: number, washer: number, costs: number) => {
      washerOf[order] = washer
      taken[washer]?.push(order)
      paid += costs
    },
    close: (): BatchPlan => ({
      washerOf,
      cost: washerOf.reduce((sum, washer, order) => (washer < 0 ? sum + unassigned(order) : sum), paid),
    }),
  }
}

/** The choice of the waves: one order after the other, each to whom it costs least then. */
export function planOneByOne(input: BatchInput): BatchPlan {
  const plan = openPlan(input)
  for (let order = 0; order < input.orders; order += 1) {
    let least = input.unassigned(order)
    let best = -1
    for (let washer = 0; washer < input.room.length; washer += 1) {
      const cost = plan.costOf(order, washer)
      if (cost >= least) continue
      least = cost
      best = washer
    }
    if (best >= 0) plan.take(order, best, least)
  }
  return plan.close()
}

/** Rounds of an assignment at the least cost: in each, a Washer gets one order at most. */
function planRounds(input: BatchInput): BatchPlan {
  const plan = openPlan(input)
  const washers = [...input.room.keys()]
  let left = Array.from({ length: input.orders }, (_, order) => order)
  for (;;) {
    const costs = left.map((order) => washers.map((washer) => plan.costOf(order, washer)))
    const before = left.length
    for (const group of neighbourhoods(costs, washers.length)) {
      const rows = group.orders.map((row) =>
        group.washers.map((washer) => costs[row]?.[washer] ?? Number.POSITIVE_INFINITY),
      )
      const chosen = assign(rows, (row) => input.unassigned(left[group.orders[row] as number] as number))
      chosen.forEach((column, row) => {
        if (column >= 0)
          plan.take(
            left[group.orders[row] as number] as number,
            group.washers[column] as number,
            rows[row]?.[column] as number,
          )
      })
    }
    const taken = new Set(plan.taken.flat())
    left = left.filter((order) => !taken.has(order))
    if (left.length === 0 || left.length === before) return plan.close()
  }
}

/**
 * Who gets which of the open orders, all decided together: each connected neighbourhood as an assignment at the least cost, in
 * rounds where a Washer may take several. Never worse than the choice of the waves on its own cost.
 */
export function planBatch(input: BatchInput): BatchPlan {
  const rounds = planRounds(input)
  const oneByOne = planOneByOne(input)
  return rounds.cost <= oneByOne.cost ? rounds : oneByOne
}
