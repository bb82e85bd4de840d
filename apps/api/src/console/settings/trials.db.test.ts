import { consoleMessages } from '@washline/contract/console/messages'
import type { Trials } from '@washline/contract/settings/endpoints'
import { defaultMarketSettings, type TrialRules, trialRulesOf } from '@washline/contract/settings/market-settings'
import { afterAll, beforeEach, expect, it } from 'vitest'
import { aCustomer, startOrders } from '../../orders/builders.ts'
import { sql } from '../../platform/db/sql.ts'
import { anOperator, testConsole } from '../builders.ts'
import { searchRules } from '../index.ts'
import { currentSearchSettings } from './queries.ts'

const { db, call, clock, close } = await startOrders({ work: false, modules: (deps) => [testConsole(deps)] })
afterAll(close)
const [odile, omar] = [await anOperator(db, 'Odile'), await anOperator(db, 'Omar')]
const hour = 3_600_000
const usual = trialRulesOf(defaultMarketSettings)
const reason = 'Newcomers wait too long for their first order'
beforeEach(async () => {
  await db.run(sql`delete from rate_limits`)
  clock.advance(400 * 24 * hour)
})

const inHours = (hours: number) => new Date(clock.now().getTime() + hours * hour).toISOString()
const read = async () => (await call(odile, 'GET', '/api/ops/trials')).body.data as Trials
const publish = async (
  rules: Partial<TrialRules>,
  [from, to]: readonly [number, number],
  by = odile,
  more: object = {},
) =>
  call(by, 'POST', '/api/ops/trials', {
    version: (await read()).version,
    rules: { ...usual, ...rules },
    starts_at: inHours(from),
    ends_at: inHours(to),
    reason,
    ...more,
  })
const withdraw = (version: number, by = odile) => call(by, 'POST', '/api/ops/trials/withdraw', { version, reason })
const sizeNow = async () => (await searchRules(db, clock.now())).waveSize
const latest = async () => (await read()).trials[0]

it('applies published rules from their start until their end, and then those before them', async () => {
  const { version } = await read()
  const answer = await publish({ wave_size: 5, weight_travel: 25, weight_rating: 35 }, [2, 26])
  expect(answer).toMatchObject({ status: 200, body: { data: { version: version + 1, rules: usual } } })
  expect(await latest()).toMatchObject({
    state: 'planned',
    by: { name: 'Odile' },
    reason,
    changes: [
      { setting: 'wave_size', from: 3, to: 5 },
      { setting: 'weight_travel', from: 35, to: 25 },
      { setting: 'weight_rating', from: 25, to: 35 },
    ],
  })
  clock.advance(2 * hour - 1)
  expect(await sizeNow()).toBe(3)
  clock.advance(1)
  expect(await searchRules(db, clock.now())).toMatchObject({
    waveSize: 5,
    weights: { travel: 0.25, rating: 0.35, skips: 0.1 },
  })
  expect(await currentSearchSettings(db, clock.now())).toMatchObject({ wave_size: 5, weight_travel: 25 })
  expect(await latest()).toMatchObject({ state: 'running' })
  clock.advance(24 * hour - 1)
  expect(await sizeNow()).toBe(5)
  clock.advance(1)
  expect(await sizeNow()).toBe(3)
  expect(await latest()).toMatchObject({ state: 'ended' })
})

it('lays the rules over the settings, which can be changed meanwhile', async () => {
  await publish({ wave_size: 7 }, [1, 10])
  clock.advance(hour)
  const { version, settings } = (await call(odile, 'GET', '/api/ops/settings')).body.data as {
    version: number
    settings: typeof defaultMarketSettings
  }
  expect(settings.wave_size).toBe(3)
  const changed = { version, settings: { ...settings, wave_size: 4 }, reason }
  expect((await call(omar, 'POST', '/api/ops/settings', changed)).status).toBe(200)
  expect(await sizeNow()).toBe(7)
  clock.advance(9 * hour)
  expect(await sizeNow()).toBe(4)
  const { versions } = (await call(odile, 'GET', '/api/ops/settings/versions')).body.data as { versions: object[] }
  expect(versions).toMatchObject([{ version: version + 1, settings: { wave_size: 4 } }])
  const back = { version: version + 1, settings, reason }
  expect((await call(omar, 'POST', '/api/ops/settings', back)).status).toBe(200)
})

it('can be withdrawn before the start and before the end, once', async () => {
  await publish({ wave_size: 8 }, [1, 10])
  const planned = (await latest())?.version ?? 0
  expect((await withdraw(planned, omar)).body.data).toMatchObject({
    trials: expect.arrayContaining([
      expect.objectContaining({
        version: planned,
        state: 'withdrawn',
        withdrawn: { by: { id: omar.id, name: 'Omar' }, reason, at: clock.now().toISOString() },
      }),
    ]),
  })
  expect(await withdraw(planned)).toMatchObject({ status: 409, body: { code: 'trial_over' } })
  // Its time is free again.
  expect((await publish({ wave_size: 9 }, [1, 10])).status).toBe(200)
  clock.advance(2 * hour)
  expect(await sizeNow()).toBe(9)
  const running = (await read()).trials.find(({ state }) => state === 'running')
  expect((await withdraw(running?.version ?? 0)).status).toBe(200)
  expect(await sizeNow()).toBe(3)
  const { entries } = (await call(odile, 'GET', '/api/ops/audit?limit=3')).body.data as { entries: object[] }
  expect(entries).toMatchObject([
    { action: 'withdraw_trial', reason },
    { action: 'publish_trial', reason },
    { action: 'withdraw_trial' },
  ])
  expect((await withdraw(999_999)).status).toBe(404)
})

it('ends once where two operators withdraw it at once', async () => {
  await publish({ wave_size: 8 }, [1, 10])
  const { version = 0 } = (await latest()) ?? {}
  const answers = await Promise.all([withdraw(version), withdraw(version, omar)])
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409])
})

it('accepts one of two operators who publish at once, and refuses the other with 409', async () => {
  const { version } = await read()
  const answers = await Promise.all([
    publish({ wave_size: 5 }, [1, 10], odile, { version }),
    publish({ wave_size: 6 }, [20, 30], omar, { version }),
  ])
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409])
  expect(answers.find(({ status }) => status === 409)?.body.code).toBe('settings_changed')
})

it.each<[string, readonly [number, number], number]>([
  ['within it', [5, 6], 409],
  ['around it', [1, 30], 409],
  ['over its start', [1, 4], 409],
  ['over its end', [9, 30], 409],
  ['up to its start', [1, 3], 200],
  ['from its end on', [10, 12], 200],
])('other rules %s', async (_, period, status) => {
  expect((await publish({ wave_size: 5 }, [3, 10])).status).toBe(200)
  const answer = await publish({ wave_size: 6 }, period)
  expect(answer).toMatchObject(status === 200 ? { status } : { status, body: { code: 'trials_overlap' } })
})

it.each<[string, Partial<TrialRules>, readonly [number, number], Record<string, string[]>]>([
  ['a start in the past', { wave_size: 5 }, [-1, 10], { starts_at: [consoleMessages.trialStarts] }],
  ['an end before the start', { wave_size: 5 }, [10, 2], { ends_at: [consoleMessages.trialEnds] }],
  ['less than an hour', { wave_size: 5 }, [1, 1.9], { ends_at: [consoleMessages.trialEnds] }],
  ['more than 90 days', { wave_size: 5 }, [1, 91 * 24 + 2], { ends_at: [consoleMessages.trialEnds] }],
  ['the present rules', {}, [1, 10], { rules: [consoleMessages.settingsSame] }],
  ['weights of 90', { weight_travel: 25 }, [1, 10], { 'rules.weight_travel': ['The weights must add up to 100.'] }],
  ['no share of newcomers', { newcomer_nth: 0 }, [1, 10], { 'rules.newcomer_nth': ['Must be 2 or more.'] }],
])('refuses %s with 422', async (_, rules, period, errors) => {
  expect(await publish(rules, period)).toMatchObject({ status: 422, body: { errors } })
})

it('is refused to customers, and what was published cannot be changed', async () => {
  const customer = await aCustomer(db)
  expect((await publish({ wave_size: 5 }, [1, 10], customer)).status).toBe(403)
  expect((await call(customer, 'GET', '/api/ops/trials')).status).toBe(403)
  await expect(db.run(sql`delete from trial_withdrawals`)).rejects.toThrow('permission denied')
  await expect(db.run(sql`update market_settings set ends_at = now()`)).rejects.toThrow('permission denied')
})
