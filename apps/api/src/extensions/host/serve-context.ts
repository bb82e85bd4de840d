import type { SettingValues } from '@washline/contract/extensions/schemas'
import { withDefaults } from '@washline/contract/extensions/setting-values'
import { type OrderId, readId, type UserId } from '@washline/contract/ids'
import { minor } from '@washline/contract/money'
import { balanceOf } from '../../ledger/index.ts'
import type { Actor } from '../../platform/http/actor.ts'
import type { ExtensionsDeps } from '../deps.ts'
import type { ServeExtension } from '../extension-gateway.ts'
import { consentOf, countDocuments, currentSettings, findOrder, listDocuments, readDocument } from '../queries.ts'
import { checkTransfer, ownAccount } from '../rules/check-transfer.ts'
import { monthOf } from '../rules/next-attempt.ts'
import { addDocument, deleteDocument, endConsent, upsertConsent, writeDocument } from '../store.ts'
import { postForExtension } from '../use-cases/post-for-extension.ts'
import type { Started } from './loaded.ts'
import { openSecret } from './sealed-settings.ts'

type Serve = (
  deps: ExtensionsDeps,
  owner: Owner,
  args: readonly unknown[],
  caller: Actor | undefined,
) => Promise<unknown>

type Owner = Pick<Started, 'row' | 'manifest'>

const mostBytes = 65_536
const mostDocuments = 100_000

const keyOf = (key: unknown): string => {
  if (typeof key === 'string' && key.length > 0 && key.length <= 200 && key.isWellFormed() && !key.includes('\0'))
    return key
  throw new Error('a key is a text of at most 200 characters')
}

const jsonOf = (value: unknown): string => {
  const json = JSON.stringify(value)
  if (json === undefined || /\\u0000|\\ud[89a-f]/i.test(json)) throw new Error('a document is what JSON has')
  if (Buffer.byteLength(json) > mostBytes) throw new Error('a document has at most 64 KB')
  return json
}

const rowIdOf = <Id extends UserId | OrderId>(value: unknown): Id => {
  const id = readId<Id>(value)
  if (id === undefined) throw new Error('an id is a positive whole number')
  return id
}

const callerOf = (caller: Actor | undefined): Actor => {
  if (!caller) throw new Error('consents are given and withdrawn in a call of the person themselves')
  return caller
}

const checkRoom = async ({ db }: ExtensionsDeps, { row }: Owner) => {
  const { documents } = await countDocuments(db, row.id)
  if (documents >= mostDocuments) throw new Error(`an extension stores at most ${mostDocuments} documents`)
}

const data: Record<string, Serve> = {
  'data.get': async ({ db }, { row }, [key]) => (await readDocument(db, row.id, keyOf(key)))?.value,
  'data.set': async (deps, owner, [key, value]) => {
    const [name, json] = [keyOf(key), jsonOf(value)]
    await checkRoom(deps, owner)
    await writeDocument(deps.db, owner.row.id, name, json, deps.clock.now())
  },
  'data.add': async (deps, owner, [key, value]) => {
    const [name, json] = [keyOf(key), jsonOf(value)]
    await checkRoom(deps, owner)
    return (await addDocument(deps.db, owner.row.id, name, json, deps.clock.now())) > 0
  },
  'data.delete': async ({ db }, { row }, [key]) => void (await deleteDocument(db, row.id, keyOf(key))),
  'data.list': async ({ db }, { row }, [prefix, options]) => {
    const { after = '', limit = 200 } = (options ?? {}) as { after?: string; limit?: number }
    const most = Math.min(Math.max(Math.trunc(Number(limit)) || 1, 1), 200)
    return listDocuments(db, row.id, { prefix: String(prefix), after: String(after), limit: most })
  },
}

const money: Record<string, Serve> = {
  'ledger.post': async (deps, { row, manifest }, [transfer]) => {
    const owner = { id: row.id, name: row.name, accounts: Object.keys(manifest.accounts) }
    return postForExtension(deps, owner, checkTransfer(owner, transfer))
  },
  'ledger.balance': async ({ db }, { row, manifest }, [account]) =>
    balanceOf(db, ownAccount({ id: row.id, name: row.name, accounts: Object.keys(manifest.accounts) }, account)),
  'consents.give': async ({ db, clock }, { row }, [limits], caller) => {
    const { mostMinor, monthMinor } = (limits ?? {}) as { mostMinor?: unknown; monthMinor?: unknown }
    const amounts = [mostMinor, monthMinor].map(Number)
    if (!amounts.every((amount) => Number.isSafeInteger(amount) && amount > 0))
      throw new Error('limits are positive whole numbers')
    const at = clock.now()
    const [most = 0, month = 0] = amounts
    const consent = {
      extensionId: row.id,
      userId: callerOf(caller).userId,
      mostMinor: minor(most),
      month: monthOf(at),
      at,
    }
    await upsertConsent(db, { ...consent, monthMinor: minor(Math.max(most, month)) })
  },
  'consents.withdraw': async ({ db, clock }, { row }, _, caller) =>
    void (await endConsent(db, row.id, callerOf(caller).userId, clock.now())),
  'consents.of': async ({ db }, { row }, [userId]) => consentOf(db, row.id, rowIdOf<UserId>(userId)),
}

const market: Record<string, Serve> = {
  'orders.find': async ({ db }, _, [id]) => {
    const order = await findOrder(db, rowIdOf<OrderId>(id))
    if (!order) return undefined
    const { agreedMinor, ...rest } = order
    return { ...rest, totalMinor: rest.status === 'draft' ? null : agreedMinor }
  },
  settings: async (deps, owner) => settingsOf(deps, owner),
  log: async ({ log }, { row }, [event, fields]) => {
    const entries = Object.entries((fields ?? {}) as Record<string, unknown>).slice(0, 10)
    const plain = entries.filter(([, value]) => ['string', 'number', 'boolean'].includes(typeof value))
    const shown = Object.fromEntries(plain.map(([key, value]) => [key, String(value).slice(0, 200)]))
    log.info('extension.log', { ...shown, extension: row.name, line: String(event).slice(0, 100) })
  },
}

const served: Record<string, Serve> = { ...data, ...money, ...market }

async function settingsOf({ db, secretKeys }: ExtensionsDeps, { row, manifest }: Owner): Promise<SettingValues> {
  const stored = ((await currentSettings(db, row.id))?.settings ?? {}) as Record<string, unknown>
  const secrets = Object.entries(manifest.settings).flatMap(([name, { type }]) =>
    type === 'secret' ? [[name, name in stored ? openSecret(secretKeys, row.name, stored[name]) : '']] : [],
  )
  return { ...withDefaults(manifest.settings, stored as SettingValues), ...Object.fromEntries(secrets) }
}

/** Answers what the thread of an extension asks for. Everything it gets is named by its owner row. */
export const serveContext =
  (deps: ExtensionsDeps, owner: () => Owner): ServeExtension =>
  async (method, args, { caller }) => {
    const serve = Object.hasOwn(served, method) ? served[method] : undefined
    if (!serve) throw new Error(`the server has no call ${method}`)
    return serve(deps, owner(), args, caller)
  }
