import { hashPassword } from '../../platform/crypto/hash-password.ts'
import type { Tx } from '../../platform/db/database.ts'
import { insertUser, type NewUser } from '../store.ts'

/** Adds a person with a password, for demo data; undefined when the address is taken. */
export const createUser = async (
  tx: Tx,
  { password, ...user }: Omit<NewUser, 'passwordHash'> & { password: string },
): Promise<number | undefined> => insertUser(tx, { ...user, passwordHash: await hashPassword(password) })
