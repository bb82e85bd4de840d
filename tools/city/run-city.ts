import { createHash } from 'node:crypto'
import { parseArgs } from 'node:util'
import { policies } from './policies.ts'
import { readScenario } from './read-scenario.ts'
import { summarize } from './summarize.ts'

const { values } = parseArgs({
  options: {
    scenario: { type: 'string' },
    policy: { type: 'string', default: 'plan' },
    'decision-ms': { type: 'string', default: '950' },
    json: { type: 'boolean' },
  },
})
const run = policies[values.policy]
if (!values.scenario || !run) {
  console.error(
    `npm run city -- --scenario <folder> [--policy ${Object.keys(policies).join('|')}] [--decision-ms 950] [--json]`,
  )
  process.exit(2)
}
const scenario = readScenario(values.scenario)
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
const jobs = results.map(({ id, worker, assignedS, stopsS }) => ({ id, worker, assigned_s: assignedS, stops: stopsS }))
const hash = createHash('sha256').update(JSON.stringify(jobs)).digest('hex')
const summary = {
  policy: values.policy,
  seed: scenario.params.seed,
  hash,
  ...summarize(scenario, results),
  cut_short: cutShort,
  wall_s: wallS,
}
if (values.json) console.log(JSON.stringify({ summary, jobs }))
else for (const [name, value] of Object.entries(summary)) console.log(`${name.padEnd(24)} ${value}`)
