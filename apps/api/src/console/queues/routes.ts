import { listScarceDisks } from '@washline/contract/console/disks'
import { getConsoleLive, getConsoleLiveMap } from '@washline/contract/console/live'
import { searchConsole } from '@washline/contract/console/search'
import { getConsoleWaiting } from '@washline/contract/console/waiting'
import type { Http } from '../../platform/http/http.ts'
import { ok } from '../../platform/http/ok.ts'
import { measuredSince } from '../../platform/storage/watch-disk.ts'
import type { QueuesDeps } from '../deps.ts'
import { openBoard } from './queries/board.ts'
import { findAnything, scarceDisks, waitingOf } from './queries.ts'

export function queuesRoutes(http: Http, { db, clock }: QueuesDeps): void {
  const { board, map } = openBoard({ db, clock })
  http.route(getConsoleLive, async () => ok(await board()))
  http.route(getConsoleLiveMap, async () => ok(await map()))

  http.route(getConsoleWaiting, async () => ok(await waitingOf(db, clock.now())))

  http.route(listScarceDisks, async () => {
    const rows = await scarceDisks(db, measuredSince(clock.now()))
    return ok({ disks: rows.map(({ since, ...row }) => ({ ...row, since: since.toISOString() })) })
  })

  http.route(searchConsole, async ({ query }) => ok(await findAnything(db, query.q)), { mayBeOld: true })
}
