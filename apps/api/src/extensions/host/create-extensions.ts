import type { ExtensionId } from '@washline/contract/ids'
import type { Tx } from '../../platform/db/database.ts'
import { messageOf } from '../../platform/log/describe-error.ts'
import type { ExtensionsDeps } from '../deps.ts'
import { type CallOptions, type ExtensionCall, ExtensionFault } from '../extension-gateway.ts'
import { extensionRows } from '../queries.ts'
import { insertEvents, type NewEvent } from '../store.ts'
import { addTexts, removeTexts } from './add-texts.ts'
import { deliverEvents } from './deliver-events.ts'
import { loadExtension, turnOff } from './load-extension.ts'
import { handles, isRunning, type Loaded, replaces } from './loaded.ts'
import type { GatewayKind } from './manifest.ts'
import type { ExtensionLimits } from './start-thread.ts'

/** How often a process looks for what other processes have stored or switched. */
const refreshEveryMs = 5_000

export interface ExtensionsOptions extends ExtensionsDeps {
  /** Packages or folders. */
  readonly locations: readonly string[]
  readonly limits?: ExtensionLimits | undefined
}

export type Extensions = Awaited<ReturnType<typeof createExtensions>>

/** Loads the extensions of this installation, each into a thread of its own. One that fails is off, and the others run. */
export async function createExtensions(options: ExtensionsOptions) {
  const all: Loaded[] = options.locations.map((location) => ({ location, ...nothingLoaded }))
  const deps = { ...options, all }
  const states = statesOf(deps)
  const runs = runsOf(deps, states)
  // Of two with one name, the first that is listed has it.
  let before = Promise.resolve()
  for (const loaded of all) before = loadExtension(deps, loaded, before)
  await before
  if (all.length > 0) await states.readRows()
  for (const loaded of all) addTexts(loaded, options.log)
  return {
    all: all as readonly Loaded[],
    find: (name: string) => all.find(({ row }) => row?.name === name),
    /** The extension that takes the place of a gateway, also while it is off. */
    replacing: (kind: GatewayKind) => all.find((loaded) => replaces(loaded, kind)),
    call: async (loaded: Loaded, method: ExtensionCall, args: readonly unknown[], callOptions?: CallOptions) => {
      if (!isRunning(loaded)) throw new ExtensionFault('it is switched off', 503)
      return loaded.thread.call(method, args, callOptions)
    },
    readRows: states.readRows,
    ...runs,
  }
}

const nothingLoaded = { row: undefined, manifest: undefined, thread: undefined, problem: undefined }

type Deps = ExtensionsOptions & { readonly all: readonly Loaded[] }

function statesOf(deps: Deps) {
  const { db, all } = deps
  return {
    /** The rows as they are: another process may have switched one off or on. */
    readRows: async () => {
      const rows = await extensionRows(db)
      for (const loaded of all) {
        const { manifest, location } = loaded
        loaded.row =
          rows.find((row) => (manifest ? row.name === manifest.name : row.location === location)) ?? loaded.row
      }
    },
    begin: async (loaded: Loaded) => {
      if (!isRunning(loaded)) return
      await loaded.thread
        .call('start', [])
        .catch((error: unknown) => turnOff(deps, loaded, `its start failed: ${messageOf(error)}`))
    },
    /** Loads again what has ended or could not be loaded; true where it did. */
    load: async (loaded: Loaded): Promise<boolean> => {
      if (loaded.row?.offReason || loaded.thread?.isAlive()) return false
      await loaded.thread?.stop()
      loaded.thread = undefined
      await loadExtension(deps, loaded)
      return true
    },
  }
}

function runsOf(deps: Deps, { readRows, begin, load }: ReturnType<typeof statesOf>) {
  const { log, all } = deps
  const delivering = new Map<Loaded, Promise<number>>()
  let isStarted = false
  let isStopping = false
  let timer: NodeJS.Timeout | undefined
  const fault = (error: unknown) => log.error('extension.fault', error)

  const deliver = (loaded: Loaded): Promise<number> => {
    const before = delivering.get(loaded) ?? Promise.resolve(0)
    const next = before.catch(() => 0).then(() => deliverEvents(deps, loaded, () => isStopping))
    delivering.set(loaded, next)
    return next
  }
  const nudge = (loaded: Loaded) => void deliver(loaded).catch(fault)
  const revive = async (loaded: Loaded) => {
    if ((await load(loaded)) && isStarted) await begin(loaded)
    if (isStarted) nudge(loaded)
  }
  const refresh = async () => {
    await readRows()
    // What could not be loaded is tried again when an operator asks for it.
    for (const loaded of all) await (loaded.problem ? nudge(loaded) : revive(loaded))
  }

  return {
    revive,
    /** Stores an event for those that handle it, with what has caused it. */
    store: async (tx: Tx, event: NewEvent): Promise<void> => {
      const interested = all.filter((loaded) => loaded.row && handles(loaded, event.name))
      if (interested.length === 0) return
      const ids = interested.flatMap(({ row }): ExtensionId[] => (row ? [row.id] : []))
      await insertEvents(tx, ids, event)
      if (isStarted) tx.afterCommit(() => interested.forEach(nudge))
    },
    /** Hands over everything that is due. */
    deliver: async () => {
      let handled = 0
      for (const loaded of all) handled += await deliver(loaded)
      return handled
    },
    start: async () => {
      if (all.length === 0) return
      isStarted = true
      await Promise.all(all.map(begin))
      timer = setInterval(() => void refresh().catch(fault), refreshEveryMs).unref()
      all.forEach(nudge)
    },
    stop: async () => {
      clearInterval(timer)
      isStarted = false
      isStopping = true
      // What is being handled is waited for, as long as a handler may take.
      await Promise.allSettled(delivering.values())
      await Promise.all(all.map(({ thread }) => thread?.stop()))
      all.forEach(removeTexts)
    },
  }
}
