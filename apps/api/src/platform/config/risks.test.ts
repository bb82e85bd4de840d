import { adoptMarket } from '@washline/contract/market-in-force'
import { builtInProfile } from '@washline/contract/settings/market-profile'
import { inForce } from '@washline/contract/settings/profile-in-force'
import { describe, expect, it } from 'vitest'
import { readConfig } from './config.ts'
import { settingsReport } from './describe-settings.ts'
import { gapsOf, isReachable, refusedRisks, risksOf } from './risks.ts'

const configOf = (env: Record<string, string>) => {
  const read = readConfig(env)
  if ('problems' in read) throw new Error(read.problems.join())
  return read.config
}

const stripe = { STRIPE_SECRET_KEY: 'sk_test_1', STRIPE_PUBLISHABLE_KEY: 'pk_test_1' }
const live = { STRIPE_SECRET_KEY: 'sk_live_1', STRIPE_PUBLISHABLE_KEY: 'pk_live_1' }
const maps = { GOOGLE_MAPS_API_KEY: 'k' }
const mail = { SMTP_URL: 'smtp://mail.example' }
const open = { DEMO: '0', PUBLIC_URL: 'https://wash.example' }

describe('what is missing for a set-up', () => {
  it.each<[string, Record<string, string>, readonly string[]]>([
    ['this machine only', { DEMO: '0' }, ['sandbox-cards', 'local-links', 'mail-folder', 'invented-city']],
    [
      'an address of this machine',
      { DEMO: '0', PUBLIC_URL: 'http://localhost:1', ...mail, ...maps, ...stripe },
      ['local-links'],
    ],
    ['all of it', { ...open, ...stripe, ...mail, ...maps }, []],
    ['the demo', { DEMO: '1' }, []],
  ])('with %s', (_, env, names) => {
    expect(gapsOf(configOf(env)).map(({ name }) => name)).toEqual(names)
  })
})

describe('the risks of a market that others can reach', () => {
  it.each<[string, Record<string, string>, readonly string[]]>([
    ['nothing set', open, ['sandbox-cards', 'mail-folder', 'invented-city']],
    ['cards, mail and maps', { ...open, ...stripe, ...mail, ...maps }, []],
    [
      'the servers of OpenStreetMap',
      { ...open, ...stripe, ...mail, MAPS_NOMINATIM_URL: 'http://a', MAPS_OSRM_URL: 'http://b' },
      [],
    ],
    ['real money under another symbol', { ...open, ...live, ...mail, ...maps }, ['currency-symbol']],
    [
      'a key that names no mode',
      { ...open, ...stripe, STRIPE_SECRET_KEY: 'sk_1', ...mail, ...maps },
      ['currency-symbol'],
    ],
    ['no address for links', { DEMO: '0', HOST: '0.0.0.0', ...stripe, ...mail, ...maps }, ['local-links']],
    ['this machine only', { DEMO: '0' }, []],
    ['this machine only, by name', { DEMO: '0', PUBLIC_URL: 'http://localhost:3000' }, []],
    ['the demo, wherever it is', { DEMO: '1', HOST: '0.0.0.0', PUBLIC_URL: 'https://wash.example' }, []],
  ])('with %s', (_, env, names) => {
    expect(risksOf(configOf(env)).map(({ name }) => name)).toEqual(names)
  })

  it('stop a start with a line each, which names what allows it', () => {
    expect(refusedRisks(configOf({ ...open, ...stripe, ...maps }), { isMarketRead: true })).toEqual([
      expect.stringMatching(/^Emails are written into a folder.* ALLOW_RISKS=mail-folder$/),
    ])
    expect(
      refusedRisks(configOf({ ...open, ALLOW_RISKS: 'mail-folder, sandbox-cards invented-city' }), {
        isMarketRead: true,
      }),
    ).toEqual([])
  })

  it('leaves the currency to the market that operators have set', () => {
    const config = configOf({ ...open, ...live, ...mail, ...maps })
    expect(refusedRisks(config, { isMarketRead: false })).toEqual([])
    expect(refusedRisks(config, { isMarketRead: true })).toHaveLength(1)
    adoptMarket(inForce(1, { ...builtInProfile, symbol: 'RM' }))
    expect(refusedRisks(config, { isMarketRead: true })).toEqual([])
    adoptMarket(inForce(0, builtInProfile))
  })

  it.each([
    [{}, false],
    [{ HOST: '0.0.0.0' }, true],
    [{ HOST: '0.0.0.0', PUBLIC_URL: 'http://127.0.0.1:3000' }, false],
    [{ PUBLIC_URL: 'http://[::1]:3000' }, false],
    [{ PUBLIC_URL: 'https://wash.example' }, true],
  ])('others reach %j: %s', (env, reachable) => {
    expect(isReachable(configOf(env as Record<string, string>))).toBe(reachable)
  })
})

it('the report names what is set, without a secret', () => {
  const config = configOf({
    ...open,
    ...live,
    ...maps,
    DATABASE_URL: 'postgres://washline:database-secret@db.example/market',
    SMTP_URL: 'smtp://user:mail-secret@mail.example',
    METRICS_TOKEN: 'metrics-secret',
  })
  const report = settingsReport(config, { isMarketRead: true }).join('\n')
  expect(report).toMatch(/Cards +Stripe, real money/)
  expect(report).toMatch(/Database +db\.example/)
  expect(report).toMatch(/Emails +Through mail\.example/)
  expect(report).toMatch(/NOT READY \(currency-symbol\)/)
  expect(report).not.toMatch(/secret|_live_/)
})
