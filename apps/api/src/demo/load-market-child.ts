// Run by `fill-demo-market.ts`: the memory that eight weeks of orders take is released with this process.
import { openDatabase } from '../platform/db/database.ts'
import { createLog } from '../platform/log/log.ts'
import { createEmbeddedScanner, createPhotoLane } from '../scanning/index.ts'
import type { LoadAnswer, LoadOrder } from './fill-demo-market.ts'
import { loadDemoMarket } from './load-demo-market.ts'
import { decodeOnce, seeOnce } from './see-once.ts'

process.on('disconnect', () => process.exit())

async function load({ config, databaseUrl, autopilotPassword }: LoadOrder): Promise<void> {
  const db = openDatabase({ url: databaseUrl, isFilling: true })
  const scanner = createEmbeddedScanner()
  const lane = createPhotoLane()
  const print = (line: string) => void process.stdout.write(`${line}\n`)
  try {
    const log = createLog(config.LOG_LEVEL)
    const seen = { scanner: seeOnce(scanner), photos: decodeOnce(lane) }
    await loadDemoMarket({ config, db, log, ...seen, print, autopilotPassword })
  } finally {
    await scanner.close()
    lane.close()
    await db.close()
  }
}

process.once('message', (order: LoadOrder) => {
  const answer = (message: LoadAnswer) => process.send?.(message)
  load(order).then(
    () => answer({ kind: 'loaded' }),
    (error: unknown) => answer({ kind: 'failed', why: error instanceof Error ? (error.stack ?? '') : String(error) }),
  )
})
