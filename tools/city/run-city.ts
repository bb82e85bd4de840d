import { createHash } from 'node:crypto'
import { parseArgs } from 'node:util'
import { market } from '@washline/contract/market'
import { changeSettings } from './change-settings.ts'

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
    set: { type: 'string', multiple: true, default: [] },
    windows: { type: 'boolean', default: false },
  },
})

async function runScenario(folder: string): Promise<void> {
  const { policies } = await import('./policies.ts')
  const { readScenario } = await import('./read-scenario.ts')
  const { summarize } = await import('./summarize.ts')
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
  changeSettings(market, values.set)
  if (values.scenario) await runScenario(values.scenario)
  else if (values.windows) {
    const { weekOptions } = await import('./week/run-week-command.ts')
    const { runWindows } = await import('./windows/run-windows.ts')
    runWindows(weekOptions(values))
  } else {
    const { washers, policy, out } = values
    const { runWeekCommand } = await import('./week/run-week-command.ts')
    runWeekCommand({ ...values, washers, policy, out })
  }
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 2
}
