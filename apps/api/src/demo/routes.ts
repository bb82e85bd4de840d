import * as endpoints from '@washline/contract/demo/endpoints'
import { demoEmails } from '@washline/contract/demo/sign-ins'
import type { UserId } from '@washline/contract/ids'
import type { Clock } from '../platform/clock/clock.ts'
import type { Database } from '../platform/db/database.ts'
import { sql } from '../platform/db/sql.ts'
import type { Http } from '../platform/http/http.ts'
import { ok } from '../platform/http/ok.ts'
import { notFound } from '../platform/http/refusal.ts'
import { isDemoMarket } from './demo-market.ts'
import { dispatchOfDemo } from './dispatch-of-demo.ts'

export interface DemoRoutesDeps {
  readonly db: Database
  readonly clock: Clock
  /** Whether this process runs a demo. */
  readonly isDemo: boolean
  /** Brings the market back to its beginning; false where there is nothing to go back to. */
  readonly reset: (() => Promise<boolean>) | undefined
}

/** The calls of the demo's page. Outside of a demo market, and for everybody but its public accounts, they do not exist. */
export function demoRoutes(http: Http, deps: DemoRoutesDeps): void {
  const { db, clock, isDemo, reset } = deps
  const check = async (userId: UserId) => {
    if (!isDemo || !(await isDemoMarket(db))) throw notFound()
    const account = await db.maybe(
      sql`select 1 from users where id = ${userId} and email = any(${Object.values(demoEmails)}::text[])`,
    )
    if (!account) throw notFound()
  }
  http.route(endpoints.getDemoDispatch, async ({ actor }) => {
    await check(actor.userId)
    return ok(await dispatchOfDemo(db, clock.now()))
  })
  http.route(endpoints.resetDemo, async ({ actor }) => {
    await check(actor.userId)
    if (!(await reset?.())) throw notFound()
    return { success: true as const }
  })
}
