import { scrypt } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { promisify } from 'node:util'
import pg from 'pg'
import { migrationLock } from './migrate.ts'

const rights = new URL('../../migrations/rights.sql', import.meta.url)
const insufficientPrivilege = '42501'

export interface RestrictedRole {
  /** Where the application works; the owner's own address when something is missing. */
  readonly url: string
  /** Why the application has to work with the owner's rights. */
  readonly missing?: string
}

const stretch = promisify<string, string, number, object, Buffer>(scrypt)

export interface ApplicationRole {
  readonly name: string
  readonly password: Promise<string>
}

/**
 * The role of the application beside this owner. Its password is the same for every process that knows the owner's, so that nothing has to be kept or
 * handed around. Stretched, since a person may have chosen the owner's: 16 MiB and some hundredths of a second at each start, which can begin before the
 * role is needed. Nothing where the owner has no password.
 */
export function applicationRole(ownerUrl: string): ApplicationRole | undefined {
  const owner = new URL(ownerUrl)
  if (!owner.password) return undefined
  const name = `${decodeURIComponent(owner.username)}_app`
  const cost = { N: 16_384, r: 8, p: 1 }
  const password = stretch(decodeURIComponent(owner.password), `the application as ${name}`, 32, cost)
  return { name, password: password.then((bytes) => bytes.toString('base64url')) }
}

async function prepare(owner: pg.Client, role: string, password: string): Promise<void> {
  const name = pg.escapeIdentifier(role)
  await owner.query('select pg_advisory_xact_lock($1)', [migrationLock])
  const { rowCount } = await owner.query('select from pg_roles where rolname = $1', [role])
  if (!rowCount) {
    await owner.query(`create role ${name}`)
    // It makes the schema of the job queue for the role.
    await owner.query(`grant ${name} to current_user`)
  }
  await owner.query(`alter role ${name} login password ${pg.escapeLiteral(password)}`)
  await owner.query("select set_config('washline.app_role', $1, true)", [role])
  await owner.query(await readFile(rights, 'utf8'))
}

async function canConnect(url: string): Promise<boolean> {
  const client = new pg.Client({ connectionString: url })
  try {
    await client.connect()
    await client.query('select 1')
    return true
  } catch {
    return false
  } finally {
    await client.end().catch(() => undefined)
  }
}

/**
 * Creates the role of the application: it reads and writes rows, owns no table and cannot change append-only rows.
 * If the login may not create roles, the result names what is missing and the login itself is used.
 */
export async function restrictRole(ownerUrl: string, app = applicationRole(ownerUrl)): Promise<RestrictedRole> {
  const address = new URL(ownerUrl)
  if (!app) return { url: ownerUrl, missing: 'the login has no password, so no role can be made beside it' }
  const owner = new pg.Client({ connectionString: ownerUrl })
  await owner.connect()
  const login = decodeURIComponent(address.username)
  const { name: role } = app
  const password = await app.password
  try {
    await owner.query('begin')
    await prepare(owner, role, password)
    await owner.query('commit')
  } catch (error) {
    await owner.query('rollback')
    if ((error as { code?: string }).code !== insufficientPrivilege) throw error
    return { url: ownerUrl, missing: `${login} may not make the role ${role} (it needs CREATEROLE)` }
  } finally {
    await owner.end()
  }
  address.username = encodeURIComponent(role)
  address.password = password
  if (await canConnect(address.href)) return { url: address.href }
  return { url: ownerUrl, missing: `the server does not let ${role} in` }
}
