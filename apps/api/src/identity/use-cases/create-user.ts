import { hashPassword } from '../../platform/crypto/hash-password.ts'
import type { Tx } from '../../platform/db/database.ts'
import { insertUser, type NewUser } from '../store.ts'

/** Adds a person, for demo data; undefined when the address is taken. Without a password nobody can sign in as them. */
export const createUser = async (
  tx: Tx,
  { password, ...user }: Omit<NewUser, 'passwordHash'> & { password?: string },
): Promise<number | undefined> =>
  insertUser(tx, { ...user, passwordHash: password === undefined ? null : await hashPassword(password) })
