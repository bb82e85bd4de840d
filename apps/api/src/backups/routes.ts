import * as endpoints from '@washline/contract/backups/endpoints'
import type { Http } from '../platform/http/http.ts'
import { ok } from '../platform/http/ok.ts'
import type { BackUpDeps } from './deps.ts'
import { lastWholeBackup, latestBackups } from './queries.ts'
import { nextBackupAt } from './rules/is-backup-due.ts'
import { backUpByHand } from './use-cases/back-up-by-hand.ts'

const limit = { per: 'actor', max: 10, windowS: 3_600 } as const
const timeOf = (at: Date | null) => at?.toISOString() ?? null

export function backupsRoutes(http: Http, deps: BackUpDeps): void {
  const { db, config } = deps
  const { BACKUP_TO: place = null, BACKUP_EVERY_H: everyH, BACKUP_KEEP: keep } = config
  const show = async () => {
    const [rows, last] = await Promise.all([latestBackups(db), lastWholeBackup(db)])
    const next = place === null ? null : nextBackupAt(last, deps.clock.now(), everyH)
    return ok({
      place,
      every_h: everyH,
      keep,
      next_at: timeOf(next),
      backups: rows.map((row) => ({
        id: row.id,
        state:
          row.endedAt === null ? ('running' as const) : row.name === null ? ('failed' as const) : ('whole' as const),
        triggered_by: row.triggeredBy,
        by: row.by,
        begun_at: row.begunAt.toISOString(),
        ended_at: timeOf(row.endedAt),
        name: row.name,
        bytes: row.bytes,
        photos: row.photos,
        proven_at: timeOf(row.provenAt),
        problem: row.problem,
      })),
    })
  }
  http.route(endpoints.listBackups, show)
  http.route(
    endpoints.beginBackup,
    async ({ actor, body, idempotencyKey }) => {
      await backUpByHand(deps, { operatorId: actor.userId, ...body, requestId: idempotencyKey })
      return show()
    },
    { limit },
  )
}
