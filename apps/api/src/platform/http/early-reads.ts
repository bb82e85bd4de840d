import type { FastifyRequest } from 'fastify'
import { tokenHash } from '../crypto/opaque-token.ts'
import type { Database } from '../db/database.ts'
import type { Actor, Authenticate } from './actor.ts'
import { bearerTokenOf, callerOf } from './find-caller.ts'
import type { SavedAnswer } from './idempotency.ts'

/** Of so many tokens a process remembers whose they were. */
const mostCallers = 2_000

interface Caller {
  readonly actor: Actor
  /** To be compared with. */
  readonly text: string
}

export interface EarlyRead {
  /** The caller that the token has now. */
  readonly caller: Promise<Actor>
  /** What was read meanwhile, if it was read for this very caller with these rights. */
  answer(): Promise<SavedAnswer | undefined>
}

export interface EarlyReads {
  /** Begins a read in one write with its token; nothing for a token that was not seen here. */
  begin(request: FastifyRequest, read: (former: Actor) => Promise<SavedAnswer>): EarlyRead | undefined
  /** Finds whose a token is, and remembers it. */
  readonly authenticate: Authenticate
}

/**
 * A token that was seen before most likely means the same person with the same rights again. What they read is asked for in one write
 * with the token, behind it; the answer counts only if the token is still theirs and their rights are the same, and is dropped otherwise.
 */
export function earlyReads(deps: {
  readonly db: Pick<Database, 'together'>
  readonly authenticate: Authenticate
}): EarlyReads {
  const callers = new Map<string, Caller>()
  /** Gives the very caller of before where nothing has changed. */
  const remember = (key: string, actor: Actor | undefined): Caller | undefined => {
    // A program's calls are counted before they are made.
    if (!actor || actor.accessToken) {
      callers.delete(key)
      return undefined
    }
    const text = JSON.stringify(actor)
    const former = callers.get(key)
    if (former?.text === text) return former
    const caller = { actor, text }
    callers.set(key, caller)
    const [eldest] = callers.size > mostCallers ? callers.keys() : []
    if (eldest !== undefined) callers.delete(eldest)
    return caller
  }
  const find = async (token: string, key: string) => {
    const actor = await deps.authenticate(token)
    return { actor, caller: remember(key, actor) }
  }
  return {
    authenticate: async (token) => (await find(token, keyOf(token))).actor,
    begin: (request, read) => {
      const token = bearerTokenOf(request) ?? ''
      const key = keyOf(token)
      const former = callers.get(key)
      if (!former) return undefined
      return deps.db.together(() => {
        const found = find(token, key)
        const answer = read(former.actor)
        // Where the token is refused, nobody waits for it.
        answer.catch(() => undefined)
        return {
          caller: callerOf(found.then(({ actor }) => actor)),
          answer: async () => ((await found).caller === former ? answer : undefined),
        }
      })
    },
  }
}

const keyOf = (token: string): string => tokenHash(token).toString('latin1')
