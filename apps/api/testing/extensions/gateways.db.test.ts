import { once } from 'node:events'
import { createServer, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'
import path from 'node:path'
import { minor } from '@washline/contract/money'
import { afterAll, beforeEach, describe, expect, it } from 'vitest'
import { chooseGateways } from '../../src/extensions/index.ts'
import { createEmbeddedMaps } from '../../src/maps/embedded/embedded-maps.ts'
import type { MapsGateway } from '../../src/maps/index.ts'
import { sql } from '../../src/platform/db/sql.ts'
import { example, startExtensionMarket } from './extension-market.ts'

const everything = path.resolve(import.meta.dirname, 'parts/all-gateways.ts')
const app = await startExtensionMarket([example('http-mail'), everything])
afterAll(app.close)
beforeEach(() => app.forgetLimits())
const { must, call, operator, customer } = app
const reason = 'The service has moved to us'
const gateways = chooseGateways(app.extensions)
const user = customer.id

interface Mailed {
  readonly key: string | undefined
  readonly authorization: string | undefined
  readonly body: Record<string, unknown>
}

/** A mail service on this machine, that can be out of order. */
async function mailService() {
  const mails: Mailed[] = []
  let isBroken = false
  const read = async (request: IncomingMessage) => JSON.parse(Buffer.concat(await request.toArray()).toString())
  const server = createServer(async (request, response) => {
    const { 'idempotency-key': key, authorization } = request.headers
    if (!isBroken) mails.push({ key: key?.toString(), authorization, body: await read(request) })
    response.writeHead(isBroken ? 503 : 200).end()
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  afterAll(() => void server.close())
  const breaks = (broken: boolean) => {
    isBroken = broken
  }
  return { mails, url: `http://127.0.0.1:${port}/send`, breaks }
}

describe('mail by an HTTP API', async () => {
  const service = await mailService()
  const email = { to: 'ana@example.test', subject: 'Receipt', text: 'Paid', id: 'receipt-1' }
  const settings = '/api/ops/extensions/http-mail/settings'

  it('takes the place of the built-in one, which the console shows', async () => {
    const { data } = await must(operator, 'GET', '/api/ops/extensions')
    expect(data.gateways).toContainEqual({ kind: 'mail', active: 'http-mail' })
  })

  it('has a form whose secret is stored sealed and never shown', async () => {
    const values = { url: service.url, key: 'key-of-the-service', from: 'Market <m@example.test>' }
    const saved = (await must(operator, 'POST', settings, { version: 0, values, reason })).data
    expect(saved).toMatchObject({ version: 1, secrets_set: ['key'], values: { url: service.url } })
    expect(JSON.stringify(saved)).not.toContain('key-of-the-service')
    const rows = await app.db.all(sql`select settings from extension_settings`)
    expect(JSON.stringify(rows)).not.toContain('key-of-the-service')
    expect((await call(operator, 'POST', settings, { version: 0, values, reason })).body.code).toBe('extension_changed')
    const odd = { version: 1, values: { url: 7, color: 'red' }, reason }
    expect((await call(operator, 'POST', settings, odd)).body.errors).toEqual({
      url: ['Please shorten the text.'],
      color: ['This extension has no such setting.'],
    })
    expect((await call(customer, 'GET', settings)).status).toBe(403)
  })

  it('sends with the key, keeps a secret that was not sent again, and fails so that its job repeats it', async () => {
    await must(operator, 'POST', settings, { version: 1, values: { from: 'Market <x@example.test>' }, reason })
    await gateways.mail?.send(email)
    expect(service.mails).toEqual([
      {
        key: 'receipt-1',
        authorization: 'Bearer key-of-the-service',
        body: { from: 'Market <x@example.test>', to: ['ana@example.test'], subject: 'Receipt', text: 'Paid' },
      },
    ])
    service.breaks(true)
    await expect(gateways.mail?.send(email)).rejects.toThrow('the mail service answered 503')
    service.breaks(false)
    const { parts } = (await must(operator, 'GET', '/api/ops/extensions/http-mail/panels/numbers')).data
    expect(parts[0].stats).toEqual([
      { label: 'Sent', value: 1 },
      { label: 'Failed', value: 1 },
    ])
  })

  it('keeps its place while it is off: no email goes elsewhere', async () => {
    const turn = (on: boolean) => must(operator, 'POST', '/api/ops/extensions/http-mail/switch', { on, reason })
    await turn(false)
    await expect(gateways.mail?.send(email)).rejects.toThrow('it is switched off')
    await turn(true)
    await gateways.mail?.send(email)
    expect(service.mails).toHaveLength(2)
  })
})

describe('every other gateway', () => {
  const maps: MapsGateway = gateways.mapsOver(createEmbeddedMaps())
  const request = { customerId: 'c_1', cardId: 'card_1', currency: 'myr', key: 'k', payerPresent: true }

  it('maps: results, none, no road, and an answer of another shape as an unreachable vendor', async () => {
    const [here, there] = [
      { latitude: 3, longitude: 101 },
      { latitude: 4, longitude: 101 },
    ]
    expect(await maps.geocode('nowhere')).toBeNull()
    expect(await maps.geocode('7 Mill Lane')).toMatchObject({ precision: 'house' })
    expect(await maps.autocomplete('mill', here)).toMatchObject([{ display_name: 'mill', distance_meters: 10 }])
    expect(await maps.route(here, there)).toEqual({
      distance_meters: 5,
      duration_seconds: 6,
      condition: 'ROUTE_EXISTS',
    })
    await expect(maps.route(here, here)).rejects.toMatchObject({ fault: { kind: 'no-route' } })
    await expect(maps.reverse(here)).rejects.toMatchObject({ fault: { kind: 'unreachable' } })
  })

  it('scanner: classes of the catalogue only', async () => {
    const [item] = (await gateways.scanner?.scan(Buffer.alloc(20))) ?? []
    expect(item).toMatchObject({ garment: { id: 'tshirt' }, category: 'tops', colour: 'blue', quantity: 2 })
    await expect(gateways.scanner?.scan(Buffer.alloc(1))).rejects.toMatchObject({ name: 'ScannerFailure' })
  })

  it('storage and checks of identity', async () => {
    await gateways.files?.put('ab/cd.jpg', Buffer.from('jpeg'))
    expect(await gateways.files?.get('ab/cd.jpg')).toEqual(Buffer.from('jpeg'))
    await gateways.files?.remove('ab/cd.jpg')
    expect(await gateways.files?.get('ab/cd.jpg')).toBeUndefined()
    const begun = await gateways.checks?.begin({ key: 'check-1', washerId: user, returnUrl: 'https://a.test' })
    expect(begun).toMatchObject({ id: 'check-1', state: 'person' })
    expect(await gateways.checks?.read('check-1')).toMatchObject({ state: 'passed' })
  })

  it('cards: declines by known codes, authentication, pages of intents, payouts, and a failure of the vendor', async () => {
    const { cards } = gateways
    if (!cards) throw new Error('no cards')
    expect(cards.name).toBe('x:all-gateways')
    expect(await cards.authorize({ ...request, amountMinor: minor(9_000) })).toEqual({
      ok: false,
      code: 'card_declined',
    })
    expect(await cards.authorize({ ...request, amountMinor: minor(900) })).toEqual({ ok: true, intentId: 'in_1' })
    expect(await cards.charge({ ...request, amountMinor: minor(1) })).toMatchObject({ code: 'requires_action' })
    const ids: string[] = []
    for await (const { id } of cards.intents({ from: new Date(0), until: new Date() })) ids.push(id)
    expect(ids).toEqual(['in_1', 'in_2'])
    const payout = { accountId: 'a', amountMinor: minor(5), currency: 'myr', key: 'p', speed: 'standard' } as const
    expect(await cards.payouts.payOut(payout)).toEqual({ ok: true, payoutId: 'po_1', state: 'pending' })
    await expect(cards.release('in_1')).rejects.toThrow('all-gateways release: out of reach')
  })
})
