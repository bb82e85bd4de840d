import type { ConsoleExtension } from '@washline/contract/extensions/schemas'
import type { EventCounts } from '../queries.ts'
import { isRunning, type Loaded } from './loaded.ts'

/** Whether it runs, and why not; what was decided in the console comes before what happened here. */
function stateOf(loaded: Loaded): Pick<ConsoleExtension, 'state' | 'reason' | 'since'> {
  const { row, problem } = loaded
  if (problem) return { state: 'broken', reason: problem.reason, since: problem.at.toISOString() }
  if (row?.offReason)
    return {
      state: row.offBy === null ? 'broken' : 'off',
      reason: row.offReason,
      since: row.offAt?.toISOString() ?? null,
    }
  if (isRunning(loaded)) return { state: 'on', reason: null, since: null }
  return { state: 'broken', reason: 'it has ended, and is loaded again in a moment', since: null }
}

/** An extension as operators read it. */
export function showExtension(loaded: Loaded, counts: EventCounts | undefined): ConsoleExtension {
  const { manifest, row, location } = loaded
  const name = row?.name ?? null
  return {
    name,
    title: manifest?.title ?? row?.title ?? location,
    location,
    ...stateOf(loaded),
    events: manifest?.events ?? row?.events ?? [],
    routes: (manifest?.routes ?? []).map(({ method, path }) => `${method} /api/x/${name}${path}`),
    gateways: manifest?.gateways ?? row?.gateways ?? [],
    languages: (manifest?.languages ?? []).map(({ code, name: shown }) => `${shown} (${code})`),
    accounts: Object.entries(manifest?.accounts ?? {}).map(([account, title]) => ({
      name: `x:${name}:${account}`,
      title,
    })),
    panels: manifest?.panels ?? [],
    has_settings: Object.keys(manifest?.settings ?? {}).length > 0,
    has_brand: manifest?.brand !== undefined,
    waiting: counts?.waiting ?? 0,
    given_up: counts?.givenUp ?? 0,
  }
}
