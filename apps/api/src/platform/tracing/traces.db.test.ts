import { afterAll, beforeAll, expect, it } from 'vitest'
import { startFakeVendor } from '../../../testing/fakes/fake-vendor.ts'
import { photoForm, startApp, type TestApp } from '../../../testing/harness/start-app.ts'
import { saveCard } from '../../../testing/scenarios/people.ts'
import { plainPhoto } from '../../scanning/builders.ts'
import { createLog } from '../log/log.ts'
import { withLogContext } from '../log/log-context.ts'
import { openTracer } from './open-tracer.ts'
import type { Tracer } from './tracer.ts'

interface Span {
  readonly traceId: string
  readonly spanId: string
  readonly parentSpanId?: string
  readonly name: string
  readonly kind: number
  readonly links?: readonly { traceId: string; spanId: string }[]
  readonly attributes: readonly { key: string; value: { stringValue?: string; intValue?: string } }[]
}

const lines: Record<string, unknown>[] = []
const log = createLog('info', (line) => lines.push(JSON.parse(line)))
let collector: Awaited<ReturnType<typeof startFakeVendor>>
let tracer: Tracer
let app: TestApp
beforeAll(async () => {
  collector = await startFakeVendor(() => ({ body: {} }))
  const opened = await openTracer(
    {
      OTEL_EXPORTER_OTLP_ENDPOINT: `${collector.url}/`,
      OTEL_EXPORTER_OTLP_HEADERS: { 'x-team': 'laundry' },
      OTEL_SERVICE_NAME: 'washline-test',
      OTEL_TRACES_SAMPLER_ARG: 1,
    },
    log,
  )
  if (!opened) throw new Error('no tracer')
  tracer = opened
  app = await startApp({ tracer, log, withJobs: true })
})
afterAll(async () => {
  await app.close()
  await collector[Symbol.asyncDispose]()
})

const batches = () => collector.heard.filter(({ url }) => url.pathname === '/v1/traces')
const received = () =>
  batches().flatMap(({ body }) =>
    (body as { resourceSpans: { scopeSpans: { spans: Span[] }[] }[] }).resourceSpans.flatMap(({ scopeSpans }) =>
      scopeSpans.flatMap(({ spans }) => spans),
    ),
  )

it('sends the spans of an order’s placement, of its jobs and of calls to others, with the trace of the log’s lines and no personal data', async () => {
  const customer = await app.join('Ana Pereira')
  const cardId = await saveCard(app, customer)
  const scanned = await app.send(customer.token, { method: 'POST', url: '/api/orders/scan', ...photoForm(plainPhoto) })
  const trace = 'a1'.repeat(16)
  const parent = 'b2'.repeat(8)
  const placed = await app.send(customer.token, {
    method: 'POST',
    url: '/api/orders',
    headers: { traceparent: `00-${trace}-${parent}-01` },
    body: {
      order_id: scanned.body.data.order_id,
      load_type: 'light',
      payment_method_id: cardId,
      pickup_location: { address: '18 Linden Street', latitude: 3.1478, longitude: 101.7117 },
    },
  })
  expect(placed.status).toBe(200)
  const call = { trace: 'c3'.repeat(16), span: 'd4'.repeat(8) }
  await withLogContext(call, () => fetch(`${collector.url}/ana?street=Linden`).then((answer) => answer.text()))
  const search = () => received().find(({ name }) => name === 'job dispatch-begin-search')
  await expect.poll(search, { timeout: 20_000 }).toBeDefined()
  const later = { trace: 'e5'.repeat(16), id: 'f6'.repeat(8), link: call }
  tracer.begin({ ...later, name: 'job for later', kind: 'consumer' })()
  await tracer.close()

  expect(batches()[0]?.headers['x-team']).toBe('laundry')
  const spans = received()
  const ofPlacement = spans.filter(({ traceId }) => traceId === trace)
  const root = ofPlacement.find(({ kind }) => kind === 2)
  expect(root).toMatchObject({ name: 'POST /api/orders', parentSpanId: parent })
  // Its jobs are part of it.
  expect(search()).toMatchObject({ traceId: trace, parentSpanId: root?.spanId })
  expect(spans.find(({ traceId }) => traceId === later.trace)?.links).toEqual([
    { traceId: call.trace, spanId: call.span },
  ])
  const ofJobs = new Set(ofPlacement.filter(({ kind }) => kind === 5).map(({ spanId }) => spanId))
  const statements = ofPlacement.filter(({ kind, parentSpanId = '' }) => kind === 3 && !ofJobs.has(parentSpanId))
  expect(statements.length).toBeGreaterThan(5)
  expect(new Set(statements.map(({ parentSpanId }) => parentSpanId))).toEqual(new Set([root?.spanId]))
  expect(statements.map(({ name }) => name)).toContain('INSERT')
  expect(lines.filter((line) => line.trace === trace && line.job === undefined)).toMatchObject([
    { event: 'http.access', route: '/api/orders', status: 200, span: root?.spanId },
  ])
  const outgoing = spans.filter(({ traceId }) => traceId === call.trace)
  expect(outgoing).toMatchObject([{ name: 'GET 127.0.0.1', parentSpanId: call.span, kind: 3 }])
  expect(spans.filter(({ kind }) => kind === 5).map(({ name }) => name)).toContainEqual(expect.stringMatching(/^job /))
  const sent = JSON.stringify(batches().map(({ body }) => body))
  for (const personal of ['Ana', 'Linden', customer.email, customer.phone, customer.token])
    expect(sent).not.toContain(personal)
}, 60_000)
