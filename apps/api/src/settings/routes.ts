import { messages } from '@washline/contract/messages'
import * as endpoints from '@washline/contract/settings/endpoints'
import type { Http } from '../platform/http/http.ts'
import { ok } from '../platform/http/ok.ts'
import { invalid } from '../platform/http/refusal.ts'
import { currentFigures, versionsPage } from './queries.ts'
import { type ChangeSettingsDeps, changeSettings } from './use-cases/change-settings.ts'

const versionBefore = (cursor: string | undefined): number | undefined => {
  if (cursor === undefined) return undefined
  if (!/^\d{1,9}$/.test(cursor)) throw invalid({ cursor: [messages.invalid] })
  return Number(cursor)
}

export function settingsRoutes(http: Http, deps: ChangeSettingsDeps): void {
  const { db } = deps
  http.route(endpoints.getSearchFigures, async () => {
    const { wave_size, offer_s, radii_km } = (await currentFigures(db)).figures
    return ok({ wave_size, offer_s, radii_km })
  })

  http.route(endpoints.getOpsSettings, async () => ok(await currentFigures(db)))

  http.route(endpoints.listSettingsVersions, async ({ query: { cursor, limit } }) => {
    const found = await versionsPage(db, { before: versionBefore(cursor), limit: limit + 1 })
    const page = found.slice(0, limit)
    const last = found.length > limit ? page.at(-1) : undefined
    return ok({
      versions: page.map((row) => ({ ...row, at: row.at.toISOString() })),
      next_cursor: last ? String(last.version) : null,
    })
  })

  http.route(
    endpoints.changeOpsSettings,
    async ({ actor, body, idempotencyKey }) =>
      ok(await changeSettings(deps, { operatorId: actor.userId, ...body, requestId: idempotencyKey })),
    { limit: { per: 'actor', max: 30, windowS: 60 } },
  )
}
