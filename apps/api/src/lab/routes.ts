import { replayRules as endpoint } from '@washline/contract/lab/endpoints'
import type { Http } from '../platform/http/http.ts'
import { ok } from '../platform/http/ok.ts'
import type { LabDeps } from './deps.ts'
import { replayRules } from './use-cases/replay-rules.ts'

/** A replay reads weeks of the market. */
const replayLimit = { limit: { per: 'actor', max: 10, windowS: 60 } } as const

export const labRoutes = (http: Http, deps: LabDeps): void =>
  http.route(endpoint, async ({ actor, body }) => ok(await replayRules(deps, actor.userId, body)), replayLimit)
