import { setTimeout as pause } from 'node:timers/promises'
import { sql } from '../../apps/api/src/platform/db/sql.ts'
import { ageRows } from '../../apps/api/testing/chaos/age-rows.ts'
import { compareWithStripe } from '../../apps/api/testing/chaos/compare-with-stripe.ts'
import type { PlayedMarket } from './drill-market.ts'
import type { People } from './people.ts'

const settleLimitMs = 40_000
const lives = 3

export const print = (line: string) => process.stdout.write(`${line}\n`)
export const seconds = (ms: number) => `${(ms / 1_000).toFixed(1)} s`

/**
 * Ends the people, lets the market finish what is open, and compares: what was acknowledged with what is stored, the books with themselves
 * and with Stripe's record, the chains of custody with their photos, the events that people got with those that were written. An outside
 * service may send an event twice, where its answer was lost.
 */
export async function judge(
  market: PlayedMarket,
  people: People,
  { checkout, mayRepeat = false }: { readonly checkout?: string | undefined; readonly mayRepeat?: boolean } = {},
): Promise<boolean> {
  const { acknowledged } = people
  const seen = await people.end()
  const differences = await settle(market, people, checkout)
  const { findings, seen: lines } = await market.prove()
  const doubled = await market.withDatabase((db) =>
    db.one<{ moves: number }>(sql`
      select (select count(*) from (select order_id from order_events where move in ('place', 'complete')
          group by order_id, move having count(*) > 1) as repeated) as moves`),
  )
  const { placed, topUps, tips, cashOuts } = acknowledged
  print(
    `acknowledged: ${placed.length} orders, ${topUps.length} top-ups, ${tips.length} tips, ${cashOuts.length} cash-outs, ${seen.photos} orders with a photo`,
  )
  print(
    `lost or doubled: ${differences.length + doubled.moves === 0 ? 'none' : [...differences, `${doubled.moves} moves`].join('; ')}`,
  )
  print(
    `live: ${seen.received} notifications, ${seen.lost} lost, ${seen.repeated} doubled, ${seen.closes} connections ended and came back`,
  )
  print(`${lines.join('; ')}: ${findings.length === 0 ? 'proven' : `CONTRADICTION ${findings.join('; ')}`}`)
  return differences.length + doubled.moves + findings.length + seen.lost + (mayRepeat ? 0 : seen.repeated) === 0
}

/** A market that nobody uses finishes what is half done; what sweeps wait minutes for is aged instead. */
async function settle(
  market: PlayedMarket,
  { acknowledged }: People,
  checkout: string | undefined,
): Promise<readonly string[]> {
  let differences: readonly string[] = []
  for (let life = 0; life < lives; life += 1) {
    await market.killAll()
    await market.withDatabase(ageRows)
    await market.begin(0, { checkout })
    await market.untilServing(0)
    for (const untilMs = performance.now() + settleLimitMs; performance.now() < untilMs; await pause(300)) {
      const record = await market.stripe.record()
      differences = await market.withDatabase((db) => compareWithStripe(db, record, acknowledged))
      if (differences.length === 0) return differences
    }
  }
  return differences
}
