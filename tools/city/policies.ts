import { market } from '@washline/contract/market'
import { batch, earliest, nearest, waves } from './queue-policies.ts'
import { type Deadline, runPlan } from './run-plan.ts'
import { runQueue } from './run-queue.ts'
import type { JobResult, Scenario } from './scenario.ts'

/** How a day may be run, by name. */
export const policies: Readonly<Record<string, (scenario: Scenario, deadline?: Deadline) => JobResult[]>> = {
  nearest: (scenario) => runQueue(scenario, nearest),
  earliest: (scenario) => runQueue(scenario, earliest(scenario.params.metresPerMinute)),
  waves: (scenario) => runQueue(scenario, waves(scenario.params.metresPerMinute)),
  batch: (scenario) => runQueue(scenario, batch, scenario.params.batchS),
  plan: (scenario, deadline) => runPlan(scenario, market.dispatch.planning.steps, deadline),
}
