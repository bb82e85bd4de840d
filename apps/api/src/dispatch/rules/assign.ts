type Costs = readonly (readonly number[])[]

/** Shortest paths from one order, over Washers and the orders that have them. */
interface Search {
  readonly distance: Float64Array
  readonly cameFrom: Int32Array
  readonly done: Uint8Array
}

interface Pairs {
  readonly costs: Costs
  readonly unassigned: (order: number) => number
  readonly orderPrice: Float64Array
  readonly washerPrice: Float64Array
  readonly washerOf: Int32Array
  readonly orderOf: Int32Array
}

/** Where the shortest path ends: at a free Washer, or at an order that stays without one. */
interface PathEnd {
  readonly length: number
  readonly washer: number
  readonly order: number
}

/** Updates the distances over one order and returns the nearest Washer that is not done, -1 if none is in reach. */
function relax({ costs, orderPrice, washerPrice }: Pairs, search: Search, order: number, base: number): number {
  const { distance, cameFrom, done } = search
  const row = costs[order] as readonly number[]
  const offset = base - (orderPrice[order] as number)
  let least = Number.POSITIVE_INFINITY
  let nearest = -1
  for (let washer = 0; washer < distance.length; washer += 1) {
    if (done[washer] === 1) continue
    const through = offset + (row[washer] as number) - (washerPrice[washer] as number)
    if (through < (distance[washer] as number)) {
      distance[washer] = through
      cameFrom[washer] = order
    }
    if ((distance[washer] as number) < least) {
      least = distance[washer] as number
      nearest = washer
    }
  }
  return nearest
}

function shortestPath(pairs: Pairs, search: Search, root: number): PathEnd {
  const { unassigned, orderPrice, orderOf } = pairs
  const { distance, done } = search
  let length = Number.POSITIVE_INFINITY
  let leaving = -1
  let order = root
  let base = 0
  for (;;) {
    const leave = base + unassigned(order) - (orderPrice[order] as number)
    if (leave < length) {
      length = leave
      leaving = order
    }
    const nearest = relax(pairs, search, order, base)
    if (nearest < 0 || length <= (distance[nearest] as number)) return { length, washer: -1, order: leaving }
    base = distance[nearest] as number
    if (orderOf[nearest] === -1) return { length: base, washer: nearest, order: -1 }
    done[nearest] = 1
    order = orderOf[nearest] as number
  }
}

/** Keeps every reduced cost at zero or above, and those of the pairs at zero. */
function reprice(
  { orderPrice, washerPrice, orderOf }: Pairs,
  { distance, done }: Search,
  root: number,
  length: number,
) {
  orderPrice[root] = (orderPrice[root] as number) + length
  for (let washer = 0; washer < done.length; washer += 1) {
    if (done[washer] === 0) continue
    const slack = length - (distance[washer] as number)
    const order = orderOf[washer] as number
    washerPrice[washer] = (washerPrice[washer] as number) - slack
    orderPrice[order] = (orderPrice[order] as number) + slack
  }
}

/** Everybody on the path takes the next Washer of it. */
function turnAround({ washerOf, orderOf }: Pairs, { cameFrom }: Search, root: number, end: PathEnd): void {
  if (end.order === root) return
  let washer = end.washer
  if (washer < 0) {
    washer = washerOf[end.order] as number
    washerOf[end.order] = -1
  }
  for (;;) {
    const order = cameFrom[washer] as number
    const previous = washerOf[order] as number
    washerOf[order] = washer
    orderOf[washer] = order
    if (order === root) return
    washer = previous
  }
}

/**
 * Who gets which order at the least total cost: `costs[order][washer]`, infinite for a forbidden pair. An order stays without a
 * Washer where `unassigned` costs less. Returns the Washer of each order, -1 for none. Shortest augmenting paths after Jonker
 * and Volgenant: the third power of the size at most.
 */
export function assign(costs: Costs, unassigned: (order: number) => number): number[] {
  const washers = costs[0]?.length ?? 0
  const pairs: Pairs = {
    costs,
    unassigned,
    orderPrice: new Float64Array(costs.length),
    washerPrice: new Float64Array(washers),
    washerOf: new Int32Array(costs.length).fill(-1),
    orderOf: new Int32Array(washers).fill(-1),
  }
  const search: Search = {
    distance: new Float64Array(washers),
    cameFrom: new Int32Array(washers),
    done: new Uint8Array(washers),
  }
  for (let root = 0; root < costs.length; root += 1) {
    search.distance.fill(Number.POSITIVE_INFINITY)
    search.done.fill(0)
    const end = shortestPath(pairs, search, root)
    reprice(pairs, search, root, end.length)
    turnAround(pairs, search, root, end)
  }
  return [...pairs.washerOf]
}
