import { toOrderId } from '@washline/contract/ids'
import { afterAll, expect, it } from 'vitest'
import { fingerprintDatabase } from '../../../testing/harness/fingerprint-database.ts'
import { rehearse } from '../../platform/db/rehearse.ts'
import { sql } from '../../platform/db/sql.ts'
import { farAwayPlace, startDispatch } from '../builders.ts'
import { rehearseOrder, warmUp } from './warm-up.ts'

const api = await startDispatch()
const { db } = api
afterAll(api.close)
const orderId = toOrderId(Number.MAX_SAFE_INTEGER)

it('rehearses nothing in a market without Washers', async () => {
  await rehearse(db, async (rehearsed) => {
    await rehearseOrder({ ...api, db: rehearsed }, orderId)
    expect(await rehearsed.all(sql`select id from orders`)).toEqual([])
  })
})

it('asks Washers for an order that nobody sees, and leaves nothing behind', async () => {
  const here = farAwayPlace()
  await api.washersAt(here, [0.4, 1.2])
  const before = await fingerprintDatabase(db)
  await rehearse(db, async (rehearsed) => {
    await rehearseOrder({ ...api, db: rehearsed }, orderId)
    const asked = await rehearsed.all(sql`select state from offers where order_id = ${orderId}`)
    expect(asked).toEqual([{ state: 'open' }, { state: 'open' }])
  })
  await warmUp(api)
  expect(await fingerprintDatabase(db)).toEqual(before)
})
