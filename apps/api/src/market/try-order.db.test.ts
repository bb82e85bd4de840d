import type { MarketTrial, PartTrial } from '@washline/contract/settings/setup-endpoints'
import { trialMessages } from '@washline/contract/settings/setup-messages'
import type { Zone } from '@washline/contract/zones/zone'
import { firstZones, plainRules } from '@washline/contract/zones/zone'
import { afterAll, expect, it } from 'vitest'
import { fingerprintDatabase } from '../../testing/harness/fingerprint-database.ts'
import { anOperator } from '../console/builders.ts'
import { chooseMapsGateway } from '../maps/index.ts'
import { aCustomer, startOrders } from '../orders/builders.ts'
import { readConfig } from '../platform/config/config.ts'
import type { Email } from '../platform/mail/mail.ts'
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
const emails: Email[] = []
let deliver = async (email: Email): Promise<void> => void emails.push(email)
const mail = { send: (email: Email) => deliver(email) }
const { db, clock, call, send, close } = await startOrders({
  work: false,
  modules: (deps) => {
    const builtInMaps = chooseMapsGateway({}, deps.clock).gateway
    return [
      setupModule({ ...deps, config, mail, ownMail: mail, maps: { ...builtInMaps }, builtInMaps, limitMs: 5_000 }),
    ]
  },
})
afterAll(close)
const odile = await anOperator(db, 'Odile')
const tryIt = () => call(odile, 'POST', '/api/ops/setup/test-order', {})
const trialOf = async () => (await tryIt()).body.data as MarketTrial
const partOf = ({ parts }: MarketTrial, name: PartTrial['part']) => parts.find(({ part }) => part === name)

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

it('names what is set and what is missing, for operators only, in their language', async () => {
  const customer = await aCustomer(db)
  expect((await call(customer, 'GET', '/api/ops/setup')).status).toBe(403)
  const { steps, server } = (await call(odile, 'GET', '/api/ops/setup')).body.data as {
    steps: { step: string; done: boolean }[]
    server: { part: string; state: string }[]
  }
  expect(steps.filter(({ done }) => done).map(({ step }) => step)).toEqual(['address', 'backups'])
  expect(server).toContainEqual({ part: 'Cards', state: 'Sandbox, test numbers only' })
  expect(JSON.stringify(server)).not.toContain('xxxxxxxx')
  const german = await send(odile, 'GET', '/api/ops/setup', undefined, { 'accept-language': 'de' })
  expect(german.body.data).toMatchObject({
    server: expect.arrayContaining([{ part: 'Karten', state: 'Sandbox, nur Testnummern' }]),
  })
})

it('tries the other parts without a place for an order', async () => {
  const trial = await trialOf()
  expect(trial.order).toBeNull()
  expect(trial.parts.map(({ part, state }) => [part, state])).toEqual([
    ['order', 'failed'],
    ['cards', 'ok'],
    ['mail', 'ok'],
    ['photos', 'ok'],
    ['maps', 'skipped'],
  ])
  expect(partOf(trial, 'order')?.next).toBe(trialMessages.order.noPlaceNext)
  expect(emails).toMatchObject([{ subject: trialMessages.mail.subject }])
})

it('places a test order of which nothing stays, also two at once; the test card is authorized and released', async () => {
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
  const trials = await Promise.all([trialOf(), trialOf()])
  const tried = { total_minor: 1_600, service_fee_minor: 200, net_pay_minor: 1_190, promise_s: 10_800 }
  expect(trials.map(({ order }) => order)).toEqual([tried, tried])
  expect(trials.map((trial) => partOf(trial, 'cards')?.text)).toEqual(
    trials.map(() => expect.stringMatching(/^A test card of the sandbox was authorized with \$16\.00/)),
  )
  expect(trials.map((trial) => partOf(trial, 'maps')?.text)).toEqual(
    trials.map(() =>
      expect.stringMatching(/^The address of the test order was found \(.+\), and a route was computed\.$/),
    ),
  )
  const changed = Object.entries(await fingerprintDatabase(db)).filter(
    ([table, print]) => print !== (before as Record<string, string>)[table],
  )
  // What a card vendor would have in its own books.
  expect(changed.map(([table]) => table).filter((table) => !table.includes('sandbox_'))).toEqual([])
})

it('names the part that failed and why, beside what the others showed', async () => {
  deliver = () => Promise.reject(new Error('connect ECONNREFUSED 127.0.0.1:25'))
  const trial = await trialOf()
  expect(partOf(trial, 'mail')).toEqual({
    part: 'mail',
    state: 'failed',
    text: 'It failed: connect ECONNREFUSED 127.0.0.1:25',
    next: trialMessages.mail.next,
  })
  expect(partOf(trial, 'photos')?.state).toBe('ok')
  expect(trial.order).not.toBeNull()
})
