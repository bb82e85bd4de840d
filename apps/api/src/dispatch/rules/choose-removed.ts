import type { FleetPlan } from './fleet-plan.ts'

interface Choice {
  readonly jobs: readonly number[]
  readonly most: number
  readonly random: () => number
}

/** Which orders to take out next: ones near each other, the dearest ones, a whole route, or any. */
export function chooseRemoved(plan: FleetPlan, { jobs, most, random }: Choice): number[] {
  const count = Math.min(jobs.length, 1 + Math.floor(random() * most))
  const kind = random()
  if (kind < 0.55) return nearestTo(plan, jobs, jobs[Math.floor(random() * jobs.length)] as number, count, random)
  if (kind < 0.8) return dearest(plan, jobs, count, random)
  if (kind < 0.9) return ofOneRoute(plan, jobs, count, random)
  return someOf(jobs, count, random)
}

/** Orders sorted by a value, chosen so that the first ones are likely and the last ones possible. */
function mostly(jobs: readonly number[], value: (job: number) => number, count: number, random: () => number) {
  const sorted = jobs.map((job) => ({ job, value: value(job) })).sort((a, b) => a.value - b.value)
  const chosen: number[] = []
  while (chosen.length < count && sorted.length > 0) {
    const [pick] = sorted.splice(Math.floor(random() ** 5 * sorted.length), 1)
    if (pick) chosen.push(pick.job)
  }
  return chosen
}

function nearestTo(plan: FleetPlan, jobs: readonly number[], seed: number, count: number, random: () => number) {
  const { table, vehicleOf } = plan
  const first = table.next[seed] as number
  const last = (table.end[seed] as number) - 1
  const timeOf = (stop: number) => Math.max(0, table.ready[stop] as number)
  const apart = (job: number) => {
    if (job === seed) return -1
    const opens = table.next[job] as number
    const closes = (table.end[job] as number) - 1
    const drive =
      table.travel(table.place[first] as number, table.place[opens] as number) +
      table.travel(table.place[last] as number, table.place[closes] as number)
    const wait = Math.abs(timeOf(first) - timeOf(opens)) + Math.abs(timeOf(last) - timeOf(closes))
    return drive + 0.3 * wait - (vehicleOf[job] === vehicleOf[seed] ? 0.1 * drive : 0)
  }
  return mostly(jobs, apart, count, random)
}

/** What an order costs where it is: its late stops and its detours. */
function dearest(plan: FleetPlan, jobs: readonly number[], count: number, random: () => number) {
  const { table, routes, vehicles, vehicleOf, leave } = plan
  const costs = new Map<number, number>()
  routes.forEach((route, id) => {
    let at = vehicles[id]?.place ?? 0
    route.stops.forEach((stop, index) => {
      const place = table.place[stop] as number
      const following = route.stops[index + 1]
      const onward = following === undefined ? place : (table.place[following] as number)
      const detour = table.travel(at, place) + table.travel(place, onward) - table.travel(at, onward)
      const lateS = (route.startS[index] as number) - (table.due[stop] as number)
      const late = lateS > 0 ? (table.lateCost[stop] as number) + lateS * table.weights.lateness : 0
      const job = table.job[stop] as number
      costs.set(job, (costs.get(job) ?? 0) + detour * table.weights.travel + late)
      at = place
    })
  })
  return mostly(jobs, (job) => -(vehicleOf[job] === -1 ? leave : (costs.get(job) ?? 0)), count, random)
}

function ofOneRoute(plan: FleetPlan, jobs: readonly number[], count: number, random: () => number) {
  const seed = jobs[Math.floor(random() * jobs.length)] as number
  const same = jobs.filter((job) => plan.vehicleOf[job] === plan.vehicleOf[seed])
  return same.length <= count * 2 ? same : someOf(same, count, random)
}

function someOf(jobs: readonly number[], count: number, random: () => number) {
  const left = [...jobs]
  const chosen: number[] = []
  while (chosen.length < count && left.length > 0) chosen.push(...left.splice(Math.floor(random() * left.length), 1))
  return chosen
}
