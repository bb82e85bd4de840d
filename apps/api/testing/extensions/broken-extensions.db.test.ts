import { pathToFileURL } from 'node:url'
import { afterAll, beforeEach, describe, expect, it } from 'vitest'
import { startThread } from '../../src/extensions/host/start-thread.ts'
import { sql } from '../../src/platform/db/sql.ts'
import { silentLog } from '../../src/platform/log/log.ts'
import { broken, example, startExtensionMarket } from './extension-market.ts'

const limits = { callMs: 1_000, pingMs: 500 }
const names = [
  'throws-at-load',
  'other-version',
  'no-definition',
  'throws-at-start',
  'hangs-at-start',
  'throws-in-handler',
  'misbehaves',
]
const app = await startExtensionMarket([...names.map(broken), broken('not-there'), example('charity-round-up')], {
  withJobs: true,
  extensionLimits: limits,
})
afterAll(app.close)
beforeEach(() => app.forgetLimits())
const { call, stateOf, customer, operator, must } = app
const reason = 'It is mended, and was tried'
const x = (path: string) => `/api/x/misbehaves${path}`

/** Until the thread has ended, which the server hears of by itself. */
const until = async (isMet: () => Promise<boolean>) => {
  await expect.poll(isMet, { timeout: 20_000, interval: 20 }).toBe(true)
}
const switchOn = (name: string) => call(operator, 'POST', `/api/ops/extensions/${name}/switch`, { on: true, reason })

describe('at the start', () => {
  it.each([
    ['throws-at-load', /^the vendor’s library is missing$/],
    ['other-version', /^it is written for version 2 of the interface; this server has version 1$/],
    ['no-definition', /^it has no default export of defineExtension$/],
    ['throws-at-start', /^its start failed: no connection to the vendor$/],
    ['hangs-at-start', /^its start failed: it did not answer within 1 s in start$/],
    ['not-there', /^there is no such folder$/],
  ])('%s is off with one clear line, in the console and in the log', async (name, line) => {
    expect(await stateOf(name)).toMatchObject({ state: 'broken', reason: expect.stringMatching(line) })
    expect(app.lines).toContainEqual(
      expect.objectContaining({ level: 'warn', event: 'extension.off', reason: expect.stringMatching(line) }),
    )
  })

  it('waits for none that does not load', async () => {
    const url = pathToFileURL(broken('hangs-at-load')).href
    const rest = { log: silentLog, serve: async () => undefined, onEnd: () => undefined, onStray: () => undefined }
    const loading = startThread({ url, ...rest, limits: { loadMs: 300 } })
    await expect(loading).rejects.toThrow('it did not load within 0.3 s')
  })

  it('leaves the others running', async () => {
    expect(await stateOf('charity-round-up')).toMatchObject({ state: 'on', reason: null })
    expect((await call(undefined, 'GET', '/api/ready')).status).toBe(200)
  })
})

describe('in a route', () => {
  it('is a 500 of that route only', async () => {
    expect((await call(undefined, 'POST', x('/throws'))).status).toBe(500)
    expect((await call(undefined, 'POST', x('/hangs'))).status).toBe(500)
    expect((await call(undefined, 'GET', x('/fine'))).body).toEqual({ success: true, data: 'fine' })
    expect(await stateOf('misbehaves')).toMatchObject({ state: 'on' })
  })

  it('may refuse with a message of its own', async () => {
    expect((await call(undefined, 'POST', x('/refuses'))).body).toMatchObject({
      code: 'extension_refused',
      message: 'Not today.',
    })
  })

  it('is attributed to it when nobody waits for a rejection', async () => {
    expect((await call(undefined, 'POST', x('/strays'))).status).toBe(200)
    await until(async () =>
      app.lines.some(({ event, extension }) => event === 'extension.stray' && extension === 'misbehaves'),
    )
  })

  it.each([
    ['/computes', /computed for more than 1 s in route/],
    ['/exits', /ended itself \(exit code 3\)/],
    ['/crashes', /ended with an error: thrown later/],
  ])('ends nothing but its own thread by %s, and runs again when an operator switches it on', async (path, line) => {
    await call(undefined, 'POST', x(path))
    // Its thread has ended a moment before the reason is written.
    await until(async () => line.test((await stateOf('misbehaves')).reason ?? ''))
    expect(await stateOf('misbehaves')).toMatchObject({ state: 'broken' })
    expect((await call(undefined, 'GET', x('/fine'))).body).toMatchObject({ code: 'extension_off' })
    expect((await switchOn('misbehaves')).status).toBe(200)
    expect((await call(undefined, 'GET', x('/fine'))).status).toBe(200)
  })

  it('sees none of the server’s secrets in its environment, and moves no money that is not its own', async () => {
    const { data } = (await call(undefined, 'GET', x('/env'))).body
    expect(data.filter((name: string) => !['NODE_ENV', 'TZ'].includes(name))).toEqual([])
    expect((await must(customer, 'POST', x('/steals'))).data).toEqual([
      'no_consent',
      'it has no account x:charity-round-up:donations',
      'a side of a transfer is an account of the extension or a wallet',
    ])
  })
})

describe('in a handler', () => {
  it('is tried again with growing pauses, given up at the end, and the order’s next event follows', async () => {
    const id = await app.draft()
    await app.publish(id, 'pickup')
    await app.publish(id, 'wash')
    for (let attempt = 1; attempt <= 8; attempt += 1) {
      await app.deliver()
      const [first, second] = await app.waiting()
      expect(first).toMatchObject({ attempts: attempt, givenUp: attempt === 8, lastError: 'cannot handle this' })
      expect(second?.attempts).toBe(attempt === 8 ? 1 : 0)
      app.clock.advance(7 * 3_600_000)
    }
    expect(await stateOf('throws-in-handler')).toMatchObject({ given_up: 1, waiting: 1 })
  })

  it('is switched off after ten failures one after the other, and what comes meanwhile waits for it', async () => {
    for (let failures = 0; failures < 3; failures += 1) {
      app.clock.advance(7 * 3_600_000)
      await app.deliver()
    }
    expect(await stateOf('throws-in-handler')).toMatchObject({
      state: 'broken',
      reason: '10 events one after the other failed, the last one with: cannot handle this',
    })
    const before = (await stateOf('throws-in-handler')).waiting
    await app.publish(await app.draft())
    expect(await app.deliver()).toBe(0)
    expect((await stateOf('throws-in-handler')).waiting).toBe(before + 1)
  })

  it('is switched off and on by operators, which is recorded', async () => {
    const off = await call(operator, 'POST', '/api/ops/extensions/charity-round-up/switch', { on: false, reason })
    expect(off.status).toBe(200)
    expect(await stateOf('charity-round-up')).toMatchObject({ state: 'off', reason })
    expect((await call(customer, 'GET', '/api/x/charity-round-up/mine')).status).toBe(503)
    expect((await switchOn('charity-round-up')).status).toBe(200)
    expect((await call(customer, 'GET', '/api/x/charity-round-up/mine')).status).toBe(200)
    const rows = await app.db.all(sql`select action from audit_log where action = 'switch_extension'`)
    expect(rows.length).toBeGreaterThanOrEqual(2)
  })
})
