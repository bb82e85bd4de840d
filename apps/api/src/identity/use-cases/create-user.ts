import type { UserId } from '@washline/contract/ids'
import { hashPassword } from '../../platform/crypto/hash-password.ts'
import type { Tx } from '../../platform/db/database.ts'
import { insertUser, type NewUser } from '../store.ts'

/** Creates a user for demo data; undefined if the address is taken. Without a password the user cannot sign in. `hash` where several have the same one. */
export const createUser = async (
  tx: Tx,
  { password, ...user }: Omit<NewUser, 'passwordHash'> & { password?: string },
  hash = hashPassword,
): Promise<UserId | undefined> =>
  insertUser(tx, { ...user, passwordHash: password === undefined ? null : await hash(password) })
