import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { garmentById } from '@washline/contract/scanning/catalogue'
import { loadDemoMarket } from '../../src/demo/load-demo-market.ts'
import { readConfig } from '../../src/platform/config/config.ts'
import { openDatabase } from '../../src/platform/db/database.ts'
import { silentLog } from '../../src/platform/log/log.ts'
import { scriptedScanner } from '../../src/scanning/builders.ts'
import { startApp } from '../harness/start-app.ts'
import type { TestDatabase } from '../harness/test-database.ts'
import { gatherPeople } from '../scenarios/people.ts'
import { scenarioOf } from '../scenarios/scenario-of.ts'
import { keyOf, sentOf } from '../scenarios/step.ts'

/** The demo market begins nine days ago; the scenario comes before it, so that the two do not meet. */
const scenarioBeforeMs = 10 * 86_400_000

/** Fills a migrated database through the API: every call once by the scenario, then the demo market for volume. */
export async function fillDatabase(database: TestDatabase): Promise<void> {
  await playScenario(database)
  const dataDir = await mkdtemp(join(tmpdir(), 'washline-snapshot-'))
  const db = openDatabase({ url: database.url })
  try {
    const read = readConfig({ DATA_DIR: dataDir, DEMO: '1' })
    if ('problems' in read) throw new Error(read.problems.join('\n'))
    const { config } = read
    const print = () => undefined
    const autopilotPassword = 'autopilot of a snapshot'
    await loadDemoMarket({ config, db, log: silentLog, scanner: demoScanner(), print, autopilotPassword })
  } finally {
    await db.close()
    await rm(dataDir, { recursive: true, force: true })
  }
}

/** Sees a piece of each category that the demo market's claims are about. */
function demoScanner() {
  const scanner = scriptedScanner()
  const piece = { quantity: 1, confidence: 0.9, boxes: [] } as const
  scanner.sees = () => [
    { ...piece, garment: garmentById('tshirt'), category: 'tops' },
    { ...piece, garment: garmentById('jeans'), category: 'bottoms' },
  ]
  return scanner
}

async function playScenario(database: TestDatabase): Promise<void> {
  const at = new Date(Date.now() - scenarioBeforeMs)
  const app = await startApp({ database: { ...database, drop: async () => undefined }, at })
  try {
    const people = await gatherPeople(app)
    for (const step of scenarioOf(app, people)) {
      const caller = step.by === 'guest' ? undefined : people[step.by]
      const answer = await app.send(caller?.token, sentOf(step, step.request?.() ?? {}))
      if (answer.status !== (step.answers ?? 200)) throw new Error(`${keyOf(step.endpoint)}: ${answer.text}`)
      await step.learn?.(answer.body)
    }
  } finally {
    await app.close()
  }
}
