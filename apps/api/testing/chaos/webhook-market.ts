import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { sendMessage } from '@washline/contract/chat/endpoints'
import type { UserId } from '@washline/contract/ids'
import { moveWasherOrder } from '@washline/contract/orders/endpoints'
import type { WasherAction } from '@washline/contract/orders/process'
import { makeWebhook } from '@washline/contract/webhooks/endpoints'
import { webhookEventTypes } from '@washline/contract/webhooks/event-types'
import { Webhook } from 'standardwebhooks'
import { expect } from 'vitest'
import { createToken } from '../../src/identity/index.ts'
import { aCustomer, anOrder, aWasher } from '../../src/orders/builders.ts'
import { type Database, openDatabase } from '../../src/platform/db/database.ts'
import { sql } from '../../src/platform/db/sql.ts'
import { freePort } from '../../src/platform/postgres/free-port.ts'
import { type Received, startReceiver } from '../fakes/fake-receiver.ts'
import { isServing, type ServerProcess, startServerProcess } from '../harness/server-process.ts'
import { testDatabase } from '../harness/test-database.ts'
import { type Call, createCaller } from './caller.ts'

export interface Receipt extends Received {
  /** By the secret of the webhook that its path names, when it arrived. */
  readonly isSigned: boolean
  readonly isRefused: boolean
}

/** Customers whose orders move at the same time. */
const pairs = 8
const actions: readonly WasherAction[] = ['picked_up', 'in_progress', 'laundry_complete', 'delivered']
const startLimitMs = 60_000
const refusedShare = 0.04
const longestAnswerMs = 25

interface Pair {
  readonly customerId: UserId
  readonly washerId: UserId
  readonly customer: Call
  readonly washer: Call
}

/** The server's lives on one database. */
function livesOf(env: Record<string, string>) {
  let server: ServerProcess | undefined
  return {
    kill: async () => {
      server?.signalAll('SIGKILL')
      await server?.ended()
    },
    begin: async () => {
      server = await startServerProcess({ ...env, WEBHOOK_PRIVATE_NETWORKS: '1' })
      await expect
        .poll(() => (server && isServing(server)) || server?.output(), { timeout: startLimitMs, interval: 20 })
        .toBe(true)
    },
  }
}

/** The library takes no time that is five minutes old, so this is asked at once. */
function isSignedBy(secret: string | undefined, { body, headers }: Received): boolean {
  try {
    return secret !== undefined && Boolean(new Webhook(secret).verify(body, headers as Record<string, string>))
  } catch {
    return false
  }
}

/** The receiver that answers: now and then with a refusal, and after a moment. */
async function recordReceipts(chance: () => number) {
  const receipts: Receipt[] = []
  const secrets = new Map<string, string>()
  let isCalm = false
  const receiver = await startReceiver((received) => {
    const isRefused = !isCalm && chance() < refusedShare
    receipts.push({ ...received, isRefused, isSigned: isSignedBy(secrets.get(received.path), received) })
    const after = new Promise((answered) => setTimeout(answered, chance() * longestAnswerMs))
    return { status: isRefused ? 503 : 204, after }
  })
  const calm = () => {
    isCalm = true
  }
  return { receiver, receipts, secrets, calm }
}

/** The product in a process of its own, with a receiver that outlives it, now and then refuses, and one that never answers. */
export async function startWebhookMarket(chance: () => number) {
  const dataDir = mkdtempSync(path.join(tmpdir(), 'washline-webhooks-'))
  const database = await testDatabase()
  const db = openDatabase({ url: database.url, maxConnections: 4 })
  const port = String(await freePort())
  const url = `http://127.0.0.1:${port}`
  const { receiver, receipts, secrets, calm } = await recordReceipts(chance)
  const silence = Promise.withResolvers<void>()
  const dead = await startReceiver(() => ({ after: silence.promise }))
  const { begin, kill } = livesOf({ PORT: port, DATA_DIR: dataDir, DATABASE_URL: database.ownerUrl })
  const callerOf = async (id: UserId) => createCaller(url, await createToken(db, { userId: id, at: new Date() }))
  const webhookOf = async (call: Call, at: string) =>
    (await call(makeWebhook, { body: { url: at, event_types: [...webhookEventTypes], payload: 'full' } }))?.data

  return {
    receipts,
    deadReceipts: dead.received,
    withDatabase: <Result>(work: (db: Database) => Promise<Result>) => work(db),
    begin,
    kill,
    /** What a killed process had claimed is free, and pauses are over. */
    passTime: () =>
      db.transaction(async (tx) => {
        await tx.run(sql`update webhook_deliveries set claimed_until = now() where claimed_until is not null`)
        await tx.run(sql`update webhook_deliveries set due_at = now() where state = 'waiting'`)
        await tx.run(sql`update idempotency_keys set begun_at = begun_at - interval '3 minutes'`)
        await tx.run(sql`delete from rate_limits`)
      }),
    /** Deliveries to the receiver that answers. */
    waiting: () => countWaiting(db, dead.url),
    /** Orders move and people write until `end` is called; then the receiver refuses nothing more. */
    wakeWorld: async () => {
      const people = await Promise.all(
        Array.from({ length: pairs }, async (_, n): Promise<Pair> => {
          const [{ id: customerId }, { id: washerId }] = [await aCustomer(db), await aWasher(db, { online: false })]
          const [customer, washer] = [await callerOf(customerId), await callerOf(washerId)]
          secrets.set(`/${n}`, (await webhookOf(customer, `${receiver.url}${n}`))?.secret ?? '')
          await webhookOf(washer, dead.url)
          return { customerId, washerId, customer, washer }
        }),
      )
      let isOver = false
      const lives = Promise.all(people.map((pair) => live(db, pair, () => isOver)))
      return {
        end: async () => {
          isOver = true
          calm()
          await lives
        },
      }
    },
    close: async () => {
      await kill()
      silence.resolve()
      await receiver.close()
      await dead.close()
      await db.close()
      await database.drop()
      rmSync(dataDir, { recursive: true, force: true })
    },
  }
}
export type WebhookMarket = Awaited<ReturnType<typeof startWebhookMarket>>

/** One order after the other, from its acceptance to the door, with a message before each step. */
async function live(
  db: Database,
  { customerId, washerId, customer, washer }: Pair,
  isOver: () => boolean,
): Promise<void> {
  while (!isOver()) {
    const { id } = await anOrder(db, { status: 'accepted', customerId, washerId })
    for (const action of actions) {
      if (isOver()) return
      await customer(sendMessage, { params: { id }, body: { content: `Before ${action}` } })
      await washer(moveWasherOrder, { params: { id }, body: { order_id: id, action } })
    }
  }
}

const countWaiting = async (db: Database, deadUrl: string): Promise<number> =>
  (
    await db.one<{ count: number }>(sql`
      select count(*)::int as count from webhook_deliveries d join webhooks w on w.id = d.webhook_id
      where d.state = 'waiting' and w.url <> ${deadUrl}`)
  ).count
