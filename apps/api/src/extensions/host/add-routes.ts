import { defineEndpoint } from '@washline/contract/endpoint'
import { extensionRefusals } from '@washline/contract/extensions/refusals'
import { platformRefusals } from '@washline/contract/platform/refusals'
import { z } from 'zod'
import type { Actor } from '../../platform/http/actor.ts'
import type { Http } from '../../platform/http/http.ts'
import { forbidden, invalid, notFound, refuse } from '../../platform/http/refusal.ts'
import { ExtensionFault } from '../extension-gateway.ts'
import type { Extensions } from './create-extensions.ts'
import type { Loaded } from './loaded.ts'
import type { Manifest } from './manifest.ts'

type Route = Manifest['routes'][number]

const answered = z.union([
  z.object({ data: z.json() }),
  z.object({ errors: z.record(z.string(), z.array(z.string())) }),
])
const part = z.string().max(200)

/** A route of an extension as a call of the API: the server knows who may call it, the extension what it takes. */
const endpointOf = (extension: string, { method, path, access, summary }: Route) =>
  defineEndpoint({
    method,
    path: `/api/x/${extension}${path}`,
    access,
    // What an extension does for a person, consents included, the person does themselves.
    scope: access === 'public' ? 'public' : 'session',
    summary,
    ...(path.includes(':') ? { params: z.record(part, part) } : {}),
    query: z.record(part, z.union([z.string().max(2_000), z.array(z.string().max(2_000))])),
    body: z.unknown(),
    answers: { 200: z.object({ success: z.literal(true), data: z.json() }) },
    refusals: [
      extensionRefusals.off,
      extensionRefusals.refused,
      platformRefusals.forbidden,
      platformRefusals.notFound,
      platformRefusals.invalid,
    ],
  })

/** An extension's own refusal as one of the API's; whatever else it throws is a fault of its route alone. */
function refusalOf(error: unknown): unknown {
  if (!(error instanceof ExtensionFault)) return error
  const { status, message } = error
  if (status === 503) return refuse(extensionRefusals.off)
  if (status === 403) return forbidden(message)
  if (status === 404) return notFound(message)
  if (status === 409) return refuse(extensionRefusals.refused, { message })
  if (status === 422) return invalid({ body: [message] })
  return error
}

const callerOf = (actor: Actor | undefined) =>
  actor && { id: actor.userId, isWasher: actor.isWasher, isOperator: actor.isOperator }

/** Binds the routes of the extensions that were loaded at the start. */
export function addRoutes(http: Pick<Http, 'route'>, extensions: Extensions): void {
  for (const loaded of extensions.all)
    for (const [index, route] of (loaded.manifest?.routes ?? []).entries())
      addRoute(http, extensions, { loaded, route, index })
}

function addRoute(
  http: Pick<Http, 'route'>,
  extensions: Extensions,
  { loaded, route, index }: { loaded: Loaded; route: Route; index: number },
): void {
  const per = route.access === 'public' ? 'ip' : 'actor'
  http.route(
    endpointOf(loaded.manifest?.name ?? '', route),
    async ({ params, query, body, actor }) => {
      const request = { params, query, body, caller: callerOf(actor) }
      let answer: unknown
      try {
        answer = await extensions.call(loaded, 'route', [index, request], { caller: actor })
      } catch (error) {
        throw refusalOf(error)
      }
      const read = answered.parse(answer)
      if ('errors' in read) throw invalid(read.errors)
      return { success: true as const, data: read.data }
    },
    { limit: { per, ...route.limit } },
  )
}
