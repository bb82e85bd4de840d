import { ApiError } from '../api/api-error.ts'
import { newKey } from '../api/new-key.ts'
import { getSession } from '../session/session.ts'
import { nextOf, outcomeOf, pauseMs } from './outcome.ts'
import { queueChanged, readQueue } from './queue-state.ts'
import { changeQueued, listQueued, putQueued, removeQueued } from './queue-store.ts'
import type { Queued } from './queued.ts'
import { withLock } from './with-lock.ts'

/** How entries of one kind are sent. */
export interface QueueKind<P, A> {
  readonly kind: string
  /** Makes the call with the entry's key, so that a repeat changes nothing. */
  send(entry: Queued<P>, signal: AbortSignal): Promise<A>
  /** The server accepted it; runs in the one tab that sent it. */
  sent?(entry: Queued<P>, answer: A): void
  /**
   * The server refused it. Entries behind it in its line depend on it and are discarded with it; otherwise it stays
   * visible.
   */
  refused?(entry: Queued<P>, problem: string): void
}

const kinds = new Map<string, QueueKind<unknown, unknown>>()
const homes = new Map<string, () => Promise<unknown>>()
const patienceMs = 90_000
let lastPosition = 0
let tries = 0
let timer: ReturnType<typeof setTimeout> | undefined

/** Registers where kinds are defined, so that entries of an earlier visit are sent without loading their code first. */
export function queuesLiveIn(places: Readonly<Record<string, () => Promise<unknown>>>): void {
  for (const [kind, load] of Object.entries(places)) homes.set(kind, load)
}

/** Undefined where its code cannot be loaded now; it is tried again with the entry. */
async function kindOf(name: string): Promise<QueueKind<unknown, unknown> | undefined> {
  if (!kinds.has(name))
    await homes
      .get(name)?.()
      .catch(() => undefined)
  return kinds.get(name)
}

/** Registers a kind for this visit. */
export function defineQueue<P, A>(kind: QueueKind<P, A>): QueueKind<P, A> {
  kinds.set(kind.kind, kind as QueueKind<unknown, unknown>)
  return kind
}

export interface NewQueued<P> {
  line: string
  payload: P
  /** The key of a try that was made already. */
  key?: string
}

/** Stores an entry on this device and sends it as soon as possible. */
export async function enqueue<P, A>({ kind }: QueueKind<P, A>, { line, payload, key }: NewQueued<P>): Promise<string> {
  const { user } = getSession()
  if (!user) throw new Error('only a signed-in person queues')
  lastPosition = Math.max(lastPosition + 1, Date.now())
  const entry: Queued<P> = {
    key: key ?? newKey(),
    userId: user.id,
    kind,
    line,
    payload,
    queuedAt: new Date().toISOString(),
    position: lastPosition,
    state: 'sending',
    problem: null,
  }
  await putQueued(entry)
  await queueChanged()
  void sendLine(line).then(planNext)
  return entry.key
}

/** Retries a failed or refused entry under its old key. */
export async function resend(key: string): Promise<void> {
  await changeQueued(key, { state: 'sending', problem: null })
  await queueChanged()
  await sendQueued()
}

/** Removes an entry without sending it. */
export async function discard(key: string): Promise<void> {
  await removeQueued([key])
  await queueChanged()
}

/** Sends all entries; each line by itself. */
export async function sendQueued(): Promise<void> {
  const lines = new Set((await readQueue()).map(({ line }) => line))
  await Promise.all([...lines].map(sendLine))
  await planNext()
}

/** Sends a line and returns whether nothing of it is left on this device. */
export async function sendLineNow(line: string): Promise<boolean> {
  await sendLine(line)
  return !(await readQueue()).some((entry) => entry.line === line)
}

/** One tab at a time sends a line, so that nothing is sent twice. */
const sendLine = (line: string): Promise<void> =>
  withLock(`washline-queue ${line}`, async () => {
    for (let next = await nextInLine(line); next; next = await nextInLine(line)) if (!(await deliver(next))) return
  })

async function nextInLine(line: string): Promise<Queued | undefined> {
  const { user } = getSession()
  return user ? nextOf(await listQueued(user.id), line) : undefined
}

/** Returns whether the next entry of the line may be tried. */
async function deliver(entry: Queued): Promise<boolean> {
  const kind = await kindOf(entry.kind)
  if (!kind) return false
  try {
    const answer = await kind.send(entry, AbortSignal.timeout(patienceMs))
    tries = 0
    kind.sent?.(entry, answer)
    await removeQueued([entry.key])
    return true
  } catch (error) {
    return await keepFailed(kind, entry, error)
  } finally {
    await queueChanged()
  }
}

async function keepFailed(kind: QueueKind<unknown, unknown>, entry: Queued, error: unknown): Promise<boolean> {
  const outcome = outcomeOf(error)
  switch (outcome) {
    case 'signed-out':
      return false
    case 'unreachable':
      await changeQueued(entry.key, { state: 'waiting', problem: null })
      return false
    case 'failed':
      await changeQueued(entry.key, { state: 'failed', problem: null })
      return false
    case 'refused':
      await refuse(kind, entry, error instanceof ApiError ? error.reason : '')
      return true
    default:
      return outcome satisfies never
  }
}

async function refuse(kind: QueueKind<unknown, unknown>, entry: Queued, problem: string): Promise<void> {
  if (!kind.refused) return changeQueued(entry.key, { state: 'refused', problem })
  const all = await listQueued(entry.userId)
  const fallen = all.filter(({ line, position }) => line === entry.line && position >= entry.position)
  await removeQueued(fallen.map(({ key }) => key))
  kind.refused(entry, problem)
}

async function planNext(): Promise<void> {
  clearTimeout(timer)
  const waiting = (await readQueue()).some(({ state }) => state !== 'refused')
  if (!waiting) tries = 0
  else timer = setTimeout(() => void sendQueued(), pauseMs(tries++))
}
