import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { afterAll, beforeEach, expect, it } from 'vitest'
import { openDatabase } from '../platform/db/database.ts'
import { sql } from '../platform/db/sql.ts'
import { startCustody } from './builders.ts'
import { readChain } from './index.ts'
import { custodyPrivacy } from './privacy.ts'

const custody = await startCustody()
afterAll(custody.close)
const { db, clock, customer, washer, accepted, walk, chainOf, proofOf, handOver, photoOf } = custody
beforeEach(() => db.run(sql`delete from rate_limits`))

const owner = openDatabase({ url: custody.ownerUrl, maxConnections: 2 })
afterAll(() => owner.close())
const tamper = (statement: string, id: number) =>
  owner.transaction(async (tx) => {
    await tx.raw("set local session_replication_role = 'replica'")
    await tx.raw(statement, [id])
  })
let lives = 0
const lived = async () => {
  lives += 1
  const id = await accepted()
  await handOver(id, 'pickup', { note: 'One bag', photo: await photoOf(id) })
  await walk(id, 'in_progress')
  await handOver(id, 'return', { photo: await photoOf(id) })
  return id
}

it.each([
  'update custody_steps set pin_confirmed = true where order_id = $1',
  'delete from custody_steps where order_id = $1',
  "update custody_details set note = 'x' where order_id = $1",
  'delete from custody_details where order_id = $1',
])('refuses the application’s role: %s', async (statement) => {
  const id = await lived()
  await expect(db.transaction((tx) => tx.raw(statement, [id]))).rejects.toThrow(/permission denied|append-only/)
})

it('refuses the owner too, unless the triggers are disabled', async () => {
  await expect(owner.run(sql`update custody_steps set step = step`)).rejects.toThrow('append-only')
  await expect(owner.run(sql`delete from custody_steps`)).rejects.toThrow('append-only')
  await expect(owner.run(sql`truncate custody_steps cascade`)).rejects.toThrow('append-only')
  await expect(owner.run(sql`update custody_details set note = 'x'`)).rejects.toThrow('append-only')
})

it.each([
  ['a PIN', `update custody_steps set pin_confirmed = false where order_id = $1 and step = 'pickup'`, 2, 'content'],
  [
    'a time',
    `update custody_steps set made_at = made_at - interval '1 ms' where order_id = $1 and step = 'return'`,
    3,
    'content',
  ],
  ['a count', `update custody_steps set counts = '[]' where order_id = $1 and step = 'scan'`, 1, 'content'],
  ['a note', `update custody_details set note = 'Two bags' where order_id = $1 and number = 2`, 2, 'details'],
  ['details erased', 'delete from custody_details where order_id = $1 and number = 3', 3, 'details'],
])('finds a change made with disabled triggers: %s', async (_, statement, number, what) => {
  const id = await lived()
  await tamper(statement, id)
  expect(await proofOf(id)).toMatchObject({ ok: false, broken: { number, what } })
})

it('finds a photo with other bytes', async () => {
  const id = await lived()
  const [, , back] = await readChain(db, id)
  const key = back?.photo?.key ?? ''
  await writeFile(join(custody.dataDir, 'media', key.slice(0, 2), `${key}.jpg`), 'another photo')
  expect(await proofOf(id)).toMatchObject({ ok: false, broken: { number: 3, step: 'return', what: 'photo' } })
})

it('stays valid after the customer’s personal data is erased', async () => {
  const id = await lived()
  const keys = await db.transaction(async (tx) => custodyPrivacy.erase?.(tx, { userId: customer.id, at: clock.now() }))
  expect(keys).toHaveLength(lives * 2)
  expect(await proofOf(id, washer)).toMatchObject({ ok: false, broken: { number: 2, what: 'details' } })
  await db.run(sql`update users set deleted_at = ${clock.now()} where id = ${customer.id}`)
  expect(await proofOf(id, washer)).toMatchObject({ ok: true, erased: 2, photos: 0 })
  const { steps } = await chainOf(id, washer)
  expect(steps[1]).toMatchObject({ note: null, photo_url: null, pin_confirmed: true, counts: [{ quantity: 4 }] })
})
