import { messageOf } from '../../platform/log/describe-error.ts'
import type { ExtensionsDeps } from '../deps.ts'
import { switchOff, upsertExtension } from '../store.ts'
import type { Loaded } from './loaded.ts'
import { resolveLocation } from './resolve-location.ts'
import { serveContext } from './serve-context.ts'
import { type ExtensionLimits, startThread } from './start-thread.ts'

const mostReason = 500

/** Switches an extension off for what it did, with one line in the log. */
export async function turnOff(deps: ExtensionsDeps, loaded: Loaded, whole: string): Promise<void> {
  const { db, clock, log } = deps
  const reason = whole.slice(0, mostReason)
  log.warn('extension.off', { extension: loaded.row?.name ?? loaded.location, reason })
  if (!loaded.row) return
  const at = clock.now()
  loaded.row = { ...loaded.row, offReason: reason, offAt: at }
  await switchOff(db, loaded.row.id, { reason, by: null, at })
}

interface Loading extends ExtensionsDeps {
  readonly limits?: ExtensionLimits | undefined
  readonly all: readonly Loaded[]
}

/** Loads an extension into a thread; where it cannot be used, the reason is stored beside it. `before`: those that choose their name first. */
export async function loadExtension(deps: Loading, loaded: Loaded, before?: Promise<void>): Promise<void> {
  const { db, clock, log, limits, all } = deps
  const shown = () => loaded.row?.name ?? loaded.location
  loaded.problem = undefined
  try {
    const thread = await startThread({
      url: resolveLocation(loaded.location),
      log,
      limits,
      serve: serveContext(deps, () => {
        if (!loaded.row || !loaded.manifest) throw new Error('the server is not ready for this yet')
        return { row: loaded.row, manifest: loaded.manifest }
      }),
      onEnd: (reason) =>
        void turnOff(deps, loaded, reason).catch((error) =>
          log.error('extension.fault', error, { extension: shown() }),
        ),
      onStray: (reason) => log.warn('extension.stray', { extension: shown(), reason }),
    })
    await before
    const { name, title, events, gateways } = thread.manifest
    const other = all.find((each) => each !== loaded && each.manifest?.name === name)
    if (other) {
      await thread.stop()
      throw new Error(`its name ${name} is taken by ${other.location}`)
    }
    loaded.thread = thread
    loaded.manifest = thread.manifest
    loaded.row = await upsertExtension(db, {
      name,
      title,
      location: loaded.location,
      events,
      gateways,
      at: clock.now(),
    })
  } catch (error) {
    loaded.problem = { reason: messageOf(error), at: clock.now() }
    log.warn('extension.off', { extension: shown(), reason: messageOf(error) })
    await before
  }
}
