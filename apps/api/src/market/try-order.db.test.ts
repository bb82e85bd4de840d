import type { Zone } from '@washline/contract/zones/zone'
import { firstZones, plainRules } from '@washline/contract/zones/zone'
import { afterAll, expect, it } from 'vitest'
import { fingerprintDatabase } from '../../testing/harness/fingerprint-database.ts'
import { anOperator } from '../console/builders.ts'
import { aCustomer, startOrders } from '../orders/builders.ts'
import { readConfig } from '../platform/config/config.ts'
import { insertZones } from '../zones/index.ts'
import { setupModule } from './module.ts'

const read = readConfig({
  DEMO: '0',
  PUBLIC_URL: 'https://wash.example',
  BACKUP_TO: '/backups',
  BACKUP_PASSPHRASE: 'x'.repeat(16),
})
if ('problems' in read) throw new Error(read.problems.join())
const { config } = read
const { db, clock, call, close } = await startOrders({
  work: false,
  modules: (deps) => [setupModule({ ...deps, config })],
})
afterAll(close)
const odile = await anOperator(db, 'Odile')
const tryIt = () => call(odile, 'POST', '/api/ops/setup/test-order', {})

const town: Zone = {
  ...plainRules,
  id: 'town',
  name: 'Town',
  outline: [
    [101_000_000, 3_000_000],
    [102_000_000, 3_000_000],
    [102_000_000, 4_000_000],
  ],
}

it('names what is set and what is missing, for operators only', async () => {
  const customer = await aCustomer(db)
  expect((await call(customer, 'GET', '/api/ops/setup')).status).toBe(403)
  const { steps, server } = (await call(odile, 'GET', '/api/ops/setup')).body.data as {
    steps: { step: string; done: boolean }[]
    server: { part: string; state: string }[]
  }
  expect(steps.filter(({ done }) => done).map(({ step }) => step)).toEqual(['address', 'backups'])
  expect(server).toContainEqual({ part: 'cards', state: 'sandbox, test numbers only' })
  expect(JSON.stringify(server)).not.toContain('xxxxxxxx')
})

it('has no place for a test order before a zone is drawn', async () => {
  expect((await tryIt()).body.code).toBe('no_place')
})

it('places a test order of which nothing stays, also two at once', async () => {
  const version = {
    version: 1,
    zones: [town, ...firstZones],
    changes: [],
    by: odile.id,
    reason: 'The first zone',
    at: clock.now(),
  }
  await db.transaction((tx) => insertZones(tx, version))
  const before = await fingerprintDatabase(db)
  const answers = await Promise.all([tryIt(), tryIt()])
  const tried = { total_minor: 1_200, service_fee_minor: 200, net_pay_minor: 850, promise_s: 10_800 }
  expect(answers.map(({ status, body }) => [status, body.data])).toEqual([
    [200, tried],
    [200, tried],
  ])
  expect(await fingerprintDatabase(db)).toEqual(before)
})
