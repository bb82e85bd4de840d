import type { UserId } from '@washline/contract/ids'
import { createToken } from '../../src/identity/index.ts'
import type { Clock } from '../../src/platform/clock/clock.ts'
import type { Database } from '../../src/platform/db/database.ts'
import type { Http } from '../../src/platform/http/http.ts'

export type Method = 'GET' | 'POST' | 'PUT'
export type Answer = {
  status: number
  body: Record<string, unknown> & { code?: string; message?: string; data?: unknown }
}

/** Calls as a person who has signed in, or as nobody. */
export function callAs({ http, db, clock }: { http: Http; db: Database; clock: Clock }) {
  const tokens = new Map<UserId, string>()
  const tokenOf = async (person: { id: UserId }) => {
    const at = clock.now()
    const token = tokens.get(person.id) ?? (await createToken(db, { userId: person.id, at, secondFactorAt: at }))
    tokens.set(person.id, token)
    return token
  }
  return async (
    person: { id: UserId } | undefined,
    method: Method,
    url: string,
    payload: Buffer | object | undefined,
    headers: Record<string, string>,
  ): Promise<Answer> => {
    const answer = await http.fastify.inject({
      method,
      url,
      headers: { ...(person ? { authorization: `Bearer ${await tokenOf(person)}` } : {}), ...headers },
      ...(payload === undefined ? {} : { payload }),
    })
    return { status: answer.statusCode, body: answer.json() }
  }
}
