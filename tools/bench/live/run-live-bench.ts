// Run by `npm run bench -- live`. BENCH_ORDERS sets how many orders are live.
import { cpus, loadavg } from 'node:os'
import { getConsoleLive, getConsoleLiveMap } from '@washline/contract/console/live'
import { openDatabase } from '../../../apps/api/src/platform/db/database.ts'
import { reachDatabase } from '../../../apps/api/src/platform/postgres/reach-database.ts'
import { makeOperator } from '../../../e2e/make-operator.ts'
import { openChromium } from '../../../e2e/open-chromium.ts'
import type { Account } from '../../../e2e/set-up-people.ts'
import { startMarket } from '../../../e2e/start-market.ts'
import { storedSession } from '../../../e2e/stored-session.ts'
import { fillLiveOrders } from './fill-live-orders.ts'
import { timeDrawing } from './time-drawing.ts'

const orders = Number(process.env.BENCH_ORDERS ?? 10_000)
const calls = 10
const print = (line: string) => process.stdout.write(`${line}\n`)

async function timeCall(url: string, token: string) {
  const tookMs: number[] = []
  let bytes = 0
  for (let call = 0; call < calls + 2; call += 1) {
    const begunAt = performance.now()
    const answer = await fetch(url, { headers: { authorization: `Bearer ${token}` } })
    if (answer.status !== 200) throw new Error(`bench: ${url} answered ${answer.status}`)
    bytes = (await answer.arrayBuffer()).byteLength
    // The first two warm up.
    if (call > 1) tookMs.push(performance.now() - begunAt)
  }
  tookMs.sort((a, b) => a - b)
  return { medianMs: tookMs[calls >> 1] ?? Number.NaN, worstMs: tookMs.at(-1) ?? Number.NaN, bytes }
}

async function inBrowser(url: string, operator: Account) {
  const browser = await openChromium()
  try {
    const context = await browser.newContext({
      storageState: storedSession(url, operator),
      viewport: { width: 1_280, height: 900 },
    })
    return await timeDrawing(await context.newPage(), url)
  } finally {
    await browser.close()
  }
}

const market = await startMarket({ demo: false, autopilot: false })
try {
  const operator = await makeOperator(market.url, 'Bench Operator', market.dataDir)
  const db = openDatabase({ url: (await reachDatabase({ DATA_DIR: market.dataDir })).url, maxConnections: 1 })
  await fillLiveOrders(db, orders)
  await db.close()
  print(
    `${orders} live orders on ${cpus().length} x ${cpus()[0]?.model}, Node ${process.version}, load ${loadavg()[0]?.toFixed(0)}`,
  )
  print('')
  print(`| call | median of ${calls}, ms | worst, ms | kB |`)
  print('|---|---|---|---|')
  for (const { path } of [getConsoleLive, getConsoleLiveMap]) {
    const { medianMs, worstMs, bytes } = await timeCall(market.url + path, operator.token)
    print(`| GET ${path} | ${medianMs.toFixed(0)} | ${worstMs.toFixed(0)} | ${(bytes / 1_000).toFixed(0)} |`)
  }
  const { openedMs, drawnMs } = await inBrowser(market.url, operator)
  print('')
  print('| map in the browser | ms | aim |')
  print('|---|---|---|')
  print(`| from the button to all marks, the map's code and the call included | ${openedMs.toFixed(0)} | |`)
  print(
    `| the same once both are loaded: drawing alone, median of ${drawnMs.length} | ${(drawnMs[drawnMs.length >> 1] ?? Number.NaN).toFixed(0)} | 1000 |`,
  )
  print(`| the worst of them | ${(drawnMs.at(-1) ?? Number.NaN).toFixed(0)} | 1000 |`)
} finally {
  await market.stop()
}
