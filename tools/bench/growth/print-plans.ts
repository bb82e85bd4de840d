import pg from 'pg'
import type { Call } from '../load.ts'
import { recordStatements } from '../record-statements.ts'
import { callApp, callOf, type OpenApp, openApp } from '../seed-market.ts'
import type { NamedCall } from './operator-calls.ts'

const shownMs = 15
/** Lists of ids are cut. */
const shownChars = 240

interface Plan {
  readonly 'Execution Time': number
}

/** Prints the plan of each statement that takes long in these calls. */
export async function printPlans(
  databaseUrl: string,
  { dataDir, token, calls }: { dataDir: string; token: string; calls: readonly NamedCall[] },
): Promise<void> {
  if (calls.length === 0) return
  const open = await openApp(databaseUrl, dataDir)
  const client = new pg.Client({ connectionString: databaseUrl })
  await client.connect()
  for (const { name, path } of calls) {
    process.stdout.write(`\n### ${name}: GET ${path}\n`)
    // One that takes longer than a statement may has no plan; the others have theirs.
    await planOf(open, client, callOf(token, 'GET', path)).catch((error: unknown) =>
      process.stdout.write(`${error instanceof Error ? error.message : String(error)}\n`),
    )
  }
  await client.end()
  await open.close()
}

async function planOf(open: OpenApp, client: pg.Client, call: Call): Promise<void> {
  const statements = await recordStatements(async () => {
    await callApp(open, call)
  })
  for (const { text, values } of statements.filter((each) => /^\s*(select|with|\()/i.test(each.text))) {
    const asked = { text: `explain (analyze, buffers, format json) ${text}`, values: [...values] }
    const { rows } = await client.query<{ 'QUERY PLAN': Plan[] }>(asked)
    const tookMs = rows[0]?.['QUERY PLAN'][0]?.['Execution Time'] ?? 0
    if (tookMs < shownMs) continue
    const plan = await client.query<{ 'QUERY PLAN': string }>({ ...asked, text: `explain (analyze, buffers) ${text}` })
    const lines = plan.rows.map((row) => row['QUERY PLAN'].slice(0, shownChars))
    process.stdout.write(`${text.trim()}\n${lines.join('\n')}\n`)
  }
}
