import { createHash } from 'node:crypto'
import { parseArgs } from 'node:util'
import { policies } from './policies.ts'
import { readScenario } from './read-scenario.ts'
import { summarize } from './summarize.ts'
import { runWeekCommand, weekOptions } from './week/run-week-command.ts'
import { runWindows } from './windows/run-windows.ts'

const { values } = parseArgs({
  options: {
    scenario: { type: 'string' },
    policy: { type: 'string' },
    'decision-ms': { type: 'string', default: '950' },
    json: { type: 'boolean', default: false },
    seed: { type: 'string', default: '7' },
    seeds: { type: 'string', default: '1' },
    days: { type: 'string', default: '7' },
    orders: { type: 'string', default: '10000' },
    washers: { type: 'string' },
    out: { type: 'string' },
    factors: { type: 'string' },
    windows: { type: 'boolean', default: false },
  },
})

function runScenario(folder: string): void {
  const policy = values.policy ?? 'plan'
  const run = policies[policy]
  if (!run) throw new Error(`"${policy}" is no policy of a scenario: ${Object.keys(policies).join(', ')}`)
  const scenario = readScenario(folder)
  const began = performance.now()
  let cutShort = 0
  const results = run(scenario, () => {
    const untilMs = performance.now() + Number(values['decision-ms'])
    return () => {
      if (performance.now() < untilMs) return false
      cutShort += 1
      return true
    }
  })
  const wallS = (performance.now() - began) / 1_000
  const jobs = results.map(({ id, worker, assignedS, stopsS }) => ({
    id,
    worker,
    assigned_s: assignedS,
    stops: stopsS,
  }))
  const hash = createHash('sha256').update(JSON.stringify(jobs)).digest('hex')
  const summary = {
    policy,
    seed: scenario.params.seed,
    hash,
    ...summarize(scenario, results),
    cut_short: cutShort,
    wall_s: wallS,
  }
  if (values.json) console.log(JSON.stringify({ summary, jobs }))
  else for (const [name, value] of Object.entries(summary)) console.log(`${name.padEnd(24)} ${value}`)
}

try {
  if (values.scenario) runScenario(values.scenario)
  else if (values.windows) runWindows(weekOptions(values))
  else {
    const { washers, policy, out, factors } = values
    runWeekCommand({ ...values, washers, policy, out, factors })
  }
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 2
}
