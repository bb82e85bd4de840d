import { chooseRemoved } from './choose-removed.ts'
import { type FleetPlan, insertJobs, removeJob, takersOf, twinsOf } from './fleet-plan.ts'
import { inserter, type Work } from './insert-job.ts'

export interface ImproveOptions {
  /** Orders that may move. */
  readonly jobs: readonly number[]
  readonly random: () => number
  /** How many stops may be tried. */
  readonly steps: number
  /** The most orders taken out at once. */
  readonly most: number
  /** The rise in cost that is accepted at first; it falls to nothing. */
  readonly heat: number
  /** Ends the search before its steps are spent, where an answer is due by a time. */
  readonly isOver?: (() => boolean) | undefined
}

/**
 * Large-neighbourhood search: takes some related orders out, puts them back where they cost least, and continues from there
 * unless it became much worse. Leaves the best plan found in `plan`. What it spends is counted in tried stops, so the same
 * input gives the same plan on every machine.
 */
export function improvePlan(plan: FleetPlan, { jobs, random, steps, most, heat, isOver }: ImproveOptions): Work {
  const work: Work = { steps: 0 }
  const insert = inserter(plan.table, work)
  const twins = twinsOf(plan.vehicles)
  const takers = takersOf(plan.vehicles)
  const { routes, vehicleOf, leave } = plan
  const waiting = jobs.filter((job) => vehicleOf[job] === -1)
  insertJobs(plan, waiting, { insert, takers, twins, style: { regret: true, noise: 0, random } })
  if (jobs.length < 2) return work

  let bestRoutes = [...routes]
  let bestVehicleOf = jobs.map((job) => vehicleOf[job] as number)
  let gain = 0
  let bestGain = 0
  while (work.steps < steps && !isOver?.()) {
    // An iteration costs something even where nothing can be tried.
    work.steps += jobs.length
    const removed = chooseRemoved(plan, { jobs, most, random })
    const before = removed.map((job) => vehicleOf[job] as number)
    const old = [...routes]
    for (const job of removed) removeJob(plan, job)
    const style = { regret: random() < 0.6, noise: random() < 0.5 ? 0.25 : 0, random }
    insertJobs(plan, removed, { insert, takers, twins, style })
    let change =
      leave * removed.filter((job) => vehicleOf[job] === -1).length - leave * before.filter((id) => id < 0).length
    for (let id = 0; id < routes.length; id += 1)
      if (routes[id] !== old[id]) change += (routes[id]?.cost ?? 0) - (old[id]?.cost ?? 0)
    const limit = heat * (1 - work.steps / steps) * -Math.log(random() + 1e-12)
    if (change > Math.max(limit, 1e-9)) {
      for (let id = 0; id < routes.length; id += 1) {
        const route = old[id]
        if (route) routes[id] = route
      }
      removed.forEach((job, index) => {
        vehicleOf[job] = before[index] as number
      })
      continue
    }
    gain -= change
    if (gain > bestGain + 1e-9) {
      bestGain = gain
      bestRoutes = [...routes]
      bestVehicleOf = jobs.map((job) => vehicleOf[job] as number)
    }
  }
  bestRoutes.forEach((route, id) => {
    routes[id] = route
  })
  jobs.forEach((job, index) => {
    vehicleOf[job] = bestVehicleOf[index] as number
  })
  return work
}
