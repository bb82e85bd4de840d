import { afterAll, expect, it } from 'vitest'
import { sql } from '../platform/db/sql.ts'
import { farAwayPlace, startDispatch } from './builders.ts'
import { dispatchPrivacy } from './privacy.ts'
import { forgetOldDecisions } from './use-cases/appeal-decision.ts'
import { runWave } from './use-cases/run-wave.ts'

const api = await startDispatch()
const { db, clock, place, washersAt, runDue } = api
afterAll(api.close)
const waves = () => db.all<{ asked: number }>(sql`select cardinality(asked) as asked from waves order by id`)
const live = async () => {
  const here = farAwayPlace()
  const [washer] = await washersAt(here, [0.4, 1.2])
  if (!washer) throw new Error('a Washer was to be made')
  await place(here)
  await runDue()
  return washer
}

it('stores what each wave was decided by, for its Washers to download, and deletes it with the account of one', async () => {
  const washer = await live()
  await live()
  expect(await waves()).toEqual([{ asked: 2 }, { asked: 2 }])
  const { sections } = await dispatchPrivacy.read(db, washer.id)
  expect(sections.waves).toEqual([
    { at: expect.any(Date), counted: expect.objectContaining({ ordersDone: 0, inHand: 0, isFavourite: false }) },
  ])
  await db.transaction(async (tx) => dispatchPrivacy.erase?.(tx, { userId: washer.id, at: clock.now() }))
  expect(await waves()).toHaveLength(1)
})

it('asks three Washers with 23 statements in 6 round trips', async () => {
  const here = farAwayPlace()
  await washersAt(here, [0.4, 0.8, 1.2, 1.6])
  const orderId = await place(here)
  const before = { statements: db.statements(), trips: db.roundTrips() }
  await runWave(api, orderId)
  expect(db.statements() - before.statements).toBe(23)
  expect(db.roundTrips() - before.trips).toBe(6)
  expect(await api.openOf(orderId)).toHaveLength(3)
})

it('deletes waves after 30 days', async () => {
  await live()
  clock.advance(30 * 86_400_000 - 60_000)
  await forgetOldDecisions(api)
  expect((await waves()).length).toBeGreaterThan(0)
  clock.advance(120_000)
  await forgetOldDecisions(api)
  expect(await waves()).toEqual([])
})
