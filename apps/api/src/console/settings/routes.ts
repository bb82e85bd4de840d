import * as catalogue from '@washline/contract/scanning/endpoints'
import type { Trials } from '@washline/contract/settings/endpoints'
import * as endpoints from '@washline/contract/settings/endpoints'
import * as zones from '@washline/contract/zones/endpoints'
import { changesBetween } from '@washline/contract/zones/zone-changes'
import { fileOf, zonesOfFile } from '@washline/contract/zones/zone-file'
import type { Http } from '../../platform/http/http.ts'
import { ok } from '../../platform/http/ok.ts'
import { idBefore, pageOf } from '../../platform/http/page-by-id.ts'
import { invalid } from '../../platform/http/refusal.ts'
import { catalogueVersions, currentCatalogue, rowsOf } from '../../scanning/index.ts'
import { currentZones, zoneVersions } from '../../zones/index.ts'
import type { ActionDeps, ZonesDeps } from '../deps.ts'
import { actionLimit } from '../rules/action-limit.ts'
import { withTime } from '../rules/wire-fields.ts'
import {
  currentSearchSettings,
  currentSettingValues,
  demandCells,
  rulesAt,
  trialRows,
  versionsPage,
} from './queries.ts'
import { trialState } from './rules.ts'
import { changeCatalogue } from './use-cases/change-catalogue.ts'
import { changeSettings } from './use-cases/change-settings.ts'
import { changeZones } from './use-cases/change-zones.ts'
import { publishTrial } from './use-cases/publish-trial.ts'
import { withdrawTrial } from './use-cases/withdraw-trial.ts'

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
  const { db, clock } = deps
  http.route(endpoints.getSearchSettings, async () => ok(await currentSearchSettings(db, clock.now())))

  http.route(endpoints.getMoneyRules, async () => {
    const { fees, claims } = await rulesAt(db, clock.now())
    return ok({ fees, claims })
  })

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

async function trialsNow({ db, clock }: ActionDeps): Promise<Trials> {
  const now = clock.now()
  const [current, rows] = await Promise.all([rulesAt(db, now), trialRows(db)])
  const trials = rows.map(({ startsAt, endsAt, withdrawn, at, ...row }) => ({
    ...row,
    state: trialState({ startsAt, endsAt, isWithdrawn: withdrawn !== null }, now),
    starts_at: startsAt.toISOString(),
    ends_at: endsAt.toISOString(),
    at: at.toISOString(),
    withdrawn: withdrawn && { ...withdrawn, at: new Date(withdrawn.at).toISOString() },
  }))
  return { ...current, trials }
}

function trialRoutes(http: Http, deps: ActionDeps): void {
  http.route(endpoints.listTrials, async () => ok(await trialsNow(deps)))

  http.route(
    endpoints.publishTrial,
    async ({ actor, body: { starts_at, ends_at, ...body }, idempotencyKey }) => {
      const [startsAt, endsAt] = [new Date(starts_at), new Date(ends_at)]
      await publishTrial(deps, { operatorId: actor.userId, ...body, startsAt, endsAt, requestId: idempotencyKey })
      return ok(await trialsNow(deps))
    },
    actionLimit,
  )

  http.route(
    endpoints.withdrawTrial,
    async ({ actor, body, idempotencyKey }) => {
      await withdrawTrial(deps, { operatorId: actor.userId, ...body, requestId: idempotencyKey })
      return ok(await trialsNow(deps))
    },
    actionLimit,
  )
}

function zoneRoutes(http: Http, deps: ZonesDeps): void {
  const { db } = deps
  http.route(zones.getZones, async () => {
    const { version, zones: all } = await currentZones(db)
    return ok({ version, zones: [...all] })
  })

  http.route(zones.listZoneVersions, async ({ query: { cursor, limit } }) => {
    const rows = await zoneVersions(db, { before: idBefore(cursor), limit: limit + 1 })
    const { page, next_cursor } = pageOf(rows, limit, ({ version }) => version)
    return ok({
      versions: page.map((row) => withTime({ ...row, zones: [...row.zones], changes: [...row.changes] })),
      next_cursor,
    })
  })

  http.route(
    zones.changeZones,
    async ({ actor, body, idempotencyKey }) => {
      const changed = await changeZones(deps, { operatorId: actor.userId, ...body, requestId: idempotencyKey })
      return ok({ version: changed.version, zones: [...changed.zones] })
    },
    actionLimit,
  )

  http.route(zones.getZoneFile, async () => {
    const { type, features } = fileOf((await currentZones(db)).zones)
    return ok({ type, features: [...features] })
  })

  http.route(zones.previewZoneFile, async ({ body }) => {
    const read = zonesOfFile(body.file)
    if ('problems' in read) throw invalid(read.problems)
    const { version, zones: before } = await currentZones(db)
    return ok({ version, zones: read.zones, changes: changesBetween(before, read.zones) })
  })

  http.route(
    zones.getDemand,
    async () => {
      const cells = await demandCells(db)
      return ok({ cells, people: cells.reduce((sum, { people }) => sum + people, 0) })
    },
    { mayBeOld: true },
  )
}

export function settingsRoutes(http: Http, deps: ZonesDeps): void {
  zoneRoutes(http, deps)
  catalogueRoutes(http, deps)
  marketRoutes(http, deps)
  trialRoutes(http, deps)
}
