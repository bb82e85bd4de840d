import type { UserId } from '@washline/contract/ids'
import { setAvailability } from '@washline/contract/washers/endpoints'
import type { FastifyInstance } from 'fastify'
import { createToken, createUser } from '../identity/index.ts'
import type { Clock } from '../platform/clock/clock.ts'
import { hashOnce } from '../platform/crypto/hash-once.ts'
import type { Database } from '../platform/db/database.ts'
import { sql } from '../platform/db/sql.ts'
import { washerProfile } from '../washers/index.ts'
import { type DemoClient, demoClient } from './demo-client.ts'
import { type DemoWasher, demoPassword } from './demo-people.ts'
import { registerWasher } from './register-washer.ts'

/** Shorter than any session may last, an operator's included. */
const sessionMs = 6 * 3_600_000

export interface DemoPerson {
  readonly userId: UserId
  readonly client: DemoClient
}

export interface NewPerson {
  readonly email: string
  readonly name: string
  readonly phone: string
  readonly password?: string
  readonly isOperator?: boolean
  readonly address?: string
}

export interface JoinDeps {
  readonly db: Database
  readonly clock: Clock
  readonly fastify: FastifyInstance
}

/** How people come into the demo market. Each step is left out for whom it was done before, so that a load can go on. */
export function joinMarket(deps: JoinDeps) {
  const { db, clock, fastify } = deps
  const hash = hashOnce()

  /** A session, and a new one where the past has become too long for the last. */
  const sessionOf = (userId: UserId, isOperator: boolean) => {
    let last: { readonly token: string; readonly at: Date } | undefined
    return async () => {
      const at = clock.now()
      if (!last || at.getTime() - last.at.getTime() > sessionMs) {
        const token = await db.transaction((tx) =>
          createToken(tx, { userId, at, ...(isOperator && { secondFactorAt: at }) }),
        )
        last = { token, at }
      }
      return last.token
    }
  }

  const join = async (person: NewPerson): Promise<DemoPerson> => {
    const at = clock.now()
    return db.transaction(async (tx) => {
      const existing = await tx.maybe<{ id: UserId }>(sql`select id from users where email = ${person.email}`)
      const userId =
        existing?.id ??
        (await createUser(
          tx,
          {
            name: person.name,
            email: person.email,
            phoneNumber: person.phone,
            password: person.password ?? demoPassword,
            isOperator: person.isOperator ?? false,
            ...(person.address ? { address: person.address } : {}),
            at,
          },
          hash,
        ))
      if (!userId) throw new Error(`demo data: ${person.email} is taken`)
      return { userId, client: demoClient(fastify, sessionOf(userId, person.isOperator ?? false)) }
    })
  }

  const becomeWasher = async (washer: DemoWasher, password?: string): Promise<DemoPerson> => {
    const person = await join({ ...washer, ...(password ? { password } : {}) })
    if (!(await washerProfile(db, person.userId))) await registerWasher(person.client, washer)
    await person.client.call(setAvailability, { body: { online: false } })
    return person
  }

  return { join, becomeWasher }
}
