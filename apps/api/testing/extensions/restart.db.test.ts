import { expect, it, onTestFinished } from 'vitest'
import { openDatabase } from '../../src/platform/db/database.ts'
import { sql } from '../../src/platform/db/sql.ts'
import { testDatabase } from '../harness/test-database.ts'
import { part, startExtensionMarket } from './extension-market.ts'

it('loses nothing and keeps the order when a process dies while an extension handles an event', async () => {
  const database = await testDatabase()
  const db = openDatabase({ url: database.url })
  const stored = (key: string) => db.maybe<{ value: unknown }>(sql`select value from extension_data where key = ${key}`)
  const first = await startExtensionMarket([part('hanging-records')], { database })
  const order = await first.draft()
  const other = await first.draft()
  await first.publish(order, 'pickup')
  await first.publish(order, 'wash')
  void first.deliver().catch(() => undefined)
  await expect.poll(() => stored(`begun/${order}`), { timeout: 20_000, interval: 20 }).toBeDefined()
  const late = first.clock.now()
  const [lost] = first.extensions.all

  const next = await startExtensionMarket([part('records')], { database, at: late })
  onTestFinished(async () => {
    await lost?.thread?.stop()
    await next.extensions.stop()
    await db.close()
    await first.close()
  })
  await next.publish(other, 'wash')
  await next.deliver()
  expect(await stored(`order/${order}`)).toBeUndefined()
  expect((await stored(`order/${other}`))?.value).toEqual(['wash'])

  next.clock.advance(31_000)
  await next.deliver()
  expect((await stored(`order/${order}`))?.value).toEqual(['pickup', 'wash'])
  expect(await next.waiting()).toEqual([])
})
