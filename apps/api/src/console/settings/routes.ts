import * as catalogue from '@washline/contract/scanning/endpoints'
import * as endpoints from '@washline/contract/settings/endpoints'
import type { Http } from '../../platform/http/http.ts'
import { ok } from '../../platform/http/ok.ts'
import { idBefore, pageOf } from '../../platform/http/page-by-id.ts'
import { catalogueVersions, currentCatalogue, rowsOf } from '../../scanning/index.ts'
import type { ActionDeps } from '../deps.ts'
import { actionLimit } from '../rules/action-limit.ts'
import { withTime } from '../rules/wire-fields.ts'
import { currentSearchSettings, currentSettingValues, versionsPage } from './queries.ts'
import { changeCatalogue } from './use-cases/change-catalogue.ts'
import { changeSettings } from './use-cases/change-settings.ts'

const shownChanges = 20

function catalogueRoutes(http: Http, deps: ActionDeps): void {
  const current = async () => {
    const priced = await currentCatalogue(deps.db)
    return { version: priced.version, rows: rowsOf(priced) }
  }
  http.route(catalogue.getPrices, async () => {
    const { version, rows } = await current()
    return ok({
      version,
      prices: rows.map(({ garment, category, price_minor }) => ({ garment, category, price_minor })),
    })
  })

  http.route(catalogue.getConsoleCatalogue, async () => {
    const [{ version, rows }, versions] = await Promise.all([current(), catalogueVersions(deps.db, shownChanges)])
    return ok({ version, rows, changes: versions.map(withTime) })
  })

  http.route(
    catalogue.changeConsoleCatalogue,
    async ({ actor, body, idempotencyKey }) => {
      await changeCatalogue(deps, { operatorId: actor.userId, ...body, requestId: idempotencyKey })
      return ok(await current())
    },
    actionLimit,
  )
}

function marketRoutes(http: Http, deps: ActionDeps): void {
  const { db } = deps
  http.route(endpoints.getSearchSettings, async () => ok(await currentSearchSettings(db)))

  http.route(endpoints.getConsoleSettings, async () => ok(await currentSettingValues(db)))

  http.route(endpoints.listSettingsVersions, async ({ query: { cursor, limit } }) => {
    const rows = await versionsPage(db, { before: idBefore(cursor), limit: limit + 1 })
    const { page, next_cursor } = pageOf(rows, limit, ({ version }) => version)
    return ok({ versions: page.map(withTime), next_cursor })
  })

  http.route(
    endpoints.changeConsoleSettings,
    async ({ actor, body, idempotencyKey }) =>
      ok(await changeSettings(deps, { operatorId: actor.userId, ...body, requestId: idempotencyKey })),
    actionLimit,
  )
}

export function settingsRoutes(http: Http, deps: ActionDeps): void {
  catalogueRoutes(http, deps)
  marketRoutes(http, deps)
}
