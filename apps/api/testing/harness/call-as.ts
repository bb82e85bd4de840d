import type { UserId } from '@washline/contract/ids'
import { createToken } from '../../src/identity/index.ts'
import type { Clock } from '../../src/platform/clock/clock.ts'
import type { Database } from '../../src/platform/db/database.ts'
import type { Http } from '../../src/platform/http/http.ts'

export type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'
export type Answer = {
  status: number
  body: Record<string, unknown> & { code?: string; message?: string; data?: unknown }
}

const dayMs = 86_400_000

/** Calls as a person who has signed in, or as nobody. Signs in again after a day, since sessions end unused. */
export function callAs({ http, db, clock }: { http: Http; db: Database; clock: Clock }) {
  const sessions = new Map<UserId, { readonly token: string; readonly at: Date }>()
  const tokenOf = async ({ id }: { id: UserId }) => {
    const at = clock.now()
    const session = sessions.get(id)
    if (session && at.getTime() - session.at.getTime() < dayMs) return session.token
    const token = await createToken(db, { userId: id, at, secondFactorAt: at })
    sessions.set(id, { token, at })
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
