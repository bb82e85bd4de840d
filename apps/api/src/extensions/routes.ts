import { getAddedLanguage } from '@washline/contract/extensions/added-language'
import * as endpoints from '@washline/contract/extensions/endpoints'
import { extensionRefusals } from '@washline/contract/extensions/refusals'
import { panelParts, type SettingValues } from '@washline/contract/extensions/schemas'
import { withDefaults } from '@washline/contract/extensions/setting-values'
import { minor } from '@washline/contract/money'
import { isLanguage } from '@washline/contract/texts/languages'
import type { Http } from '../platform/http/http.ts'
import { ok } from '../platform/http/ok.ts'
import { notFound, refuse } from '../platform/http/refusal.ts'
import { readCatalogue } from '../platform/texts/read-catalogue.ts'
import type { ExtensionsDeps } from './deps.ts'
import { addRoutes } from './host/add-routes.ts'
import type { Extensions } from './host/create-extensions.ts'
import { brandOf, logoPath } from './host/dress-of.ts'
import { isRunning, type Loaded } from './host/loaded.ts'
import type { GatewayKind } from './host/manifest.ts'
import { showExtension } from './host/show-extension.ts'
import { consentsOfPerson, currentSettings, eventCounts } from './queries.ts'
import { monthOf } from './rules/next-attempt.ts'
import { changeExtensionSettings } from './use-cases/change-extension-settings.ts'
import { switchForOperator } from './use-cases/switch-for-operator.ts'
import { withdrawConsent } from './use-cases/withdraw-consent.ts'

const kinds: readonly GatewayKind[] = ['card', 'map', 'mail', 'scan', 'identity', 'storage']
const limit = { per: 'actor', max: 60, windowS: 60 } as const

export interface RoutesDeps extends ExtensionsDeps {
  readonly extensions: Extensions
  /** What each kind of gateway is without extensions. */
  readonly builtIn: Readonly<Record<Exclude<GatewayKind, 'map'>, string>>
  readonly map: string
}

export function extensionsRoutes(http: Http, deps: RoutesDeps): void {
  stateRoutes(http, deps)
  settingsRoutes(http, deps)
  panelRoutes(http, deps)
  consentRoutes(http, deps)
  appearanceRoutes(http, deps)
  addRoutes(http, deps.extensions)
}

const rowOf =
  ({ extensions }: RoutesDeps) =>
  (name: string): Loaded & { readonly row: NonNullable<Loaded['row']> } => {
    const loaded = extensions.find(name)
    if (!loaded?.row) throw notFound()
    return Object.assign(loaded, { row: loaded.row })
  }

function stateRoutes(http: Http, deps: RoutesDeps): void {
  const { db, extensions } = deps
  const builtIn = { ...deps.builtIn, map: deps.map }
  const withRow = rowOf(deps)
  const list = async () => {
    await extensions.readRows()
    const counts = await eventCounts(db)
    const activeOf = (kind: GatewayKind) => extensions.replacing(kind)?.row?.name ?? builtIn[kind]
    return ok({
      extensions: extensions.all.map((loaded) =>
        showExtension(
          loaded,
          counts.find(({ id }) => id === loaded.row?.id),
        ),
      ),
      gateways: kinds.map((kind) => ({ kind, active: activeOf(kind) })),
    })
  }
  http.route(endpoints.listExtensions, list)
  http.route(
    endpoints.switchExtension,
    async ({ params, body: { on, reason }, actor, idempotencyKey }) => {
      const loaded = withRow(params.name)
      await switchForOperator(deps, loaded.row.id, { on, reason, operatorId: actor.userId, requestId: idempotencyKey })
      await extensions.readRows()
      if (on) {
        await extensions.revive(loaded)
        if (!isRunning(loaded)) throw refuse(extensionRefusals.notStarted)
      }
      return list()
    },
    { limit },
  )
}

function settingsRoutes(http: Http, deps: RoutesDeps): void {
  const withRow = rowOf(deps)
  const fieldsOf = (loaded: Loaded) => loaded.manifest?.settings ?? {}
  const show = async (loaded: ReturnType<typeof withRow>) => {
    const fields = fieldsOf(loaded)
    const current = await currentSettings(deps.db, loaded.row.id)
    const stored = (current?.settings ?? {}) as Record<string, unknown>
    const isSecret = (name: string) => fields[name]?.type === 'secret'
    return ok({
      version: current?.version ?? 0,
      fields,
      values: withDefaults(fields, stored as SettingValues),
      secrets_set: Object.keys(stored).filter(isSecret),
      changed: current
        ? { by: { id: current.by, name: current.byName }, reason: current.reason, at: current.at.toISOString() }
        : null,
    })
  }
  http.route(endpoints.getExtensionSettings, async ({ params }) => show(withRow(params.name)))
  http.route(
    endpoints.changeExtensionSettings,
    async ({ params, body, actor, idempotencyKey }) => {
      const loaded = withRow(params.name)
      const owner = { id: loaded.row.id, name: loaded.row.name, fields: fieldsOf(loaded) }
      await changeExtensionSettings(deps, owner, { ...body, operatorId: actor.userId, requestId: idempotencyKey })
      return show(loaded)
    },
    { limit },
  )
}

function panelRoutes(http: Http, deps: RoutesDeps): void {
  const withRow = rowOf(deps)
  http.route(endpoints.getExtensionPanel, async ({ params }) => {
    const loaded = withRow(params.name)
    if (!loaded.manifest?.panels.some(({ name }) => name === params.panel)) throw notFound()
    if (!isRunning(loaded)) throw refuse(extensionRefusals.off)
    return ok({ parts: panelParts.parse(await deps.extensions.call(loaded, 'panel', [params.panel])) })
  })
}

function consentRoutes(http: Http, deps: RoutesDeps): void {
  http.route(endpoints.listConsents, async ({ actor }) => {
    const consents = await consentsOfPerson(deps.db, actor.userId)
    const month = monthOf(deps.clock.now())
    return ok({
      consents: consents.map((consent) => ({
        extension: consent.name,
        title: consent.title,
        most_minor: consent.mostMinor,
        month_minor: consent.monthMinor,
        taken_minor: consent.month === month ? consent.takenMinor : minor(0),
        given_at: consent.givenAt.toISOString(),
      })),
    })
  })
  http.route(endpoints.withdrawConsent, async ({ params, actor }) => {
    await withdrawConsent(deps, params.name, actor.userId)
    return { success: true as const }
  })
}

function appearanceRoutes(http: Http, { extensions }: RoutesDeps): void {
  const added = new Set(extensions.all.flatMap(({ manifest }) => manifest?.languages.map(({ code }) => code) ?? []))
  http.route(getAddedLanguage, async ({ params: { code } }) => {
    if (!added.has(code) || !isLanguage(code)) throw notFound()
    return ok({ texts: { ...readCatalogue(code) } })
  })
  const logo = brandOf(extensions.all)?.logo
  if (logo !== undefined)
    http.fastify.get(logoPath, async (_request, reply) =>
      reply
        .type('image/svg+xml')
        .header('content-security-policy', "default-src 'none'; style-src 'unsafe-inline'; sandbox")
        .header('cache-control', 'public, max-age=3600')
        .send(logo),
    )
}
