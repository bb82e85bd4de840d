import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { setTimeout as wait } from 'node:timers/promises'
import type { Answer } from './answer.ts'
import { createAnswers, type RawRequest } from './answer-request.ts'
import { answerControl, createControl } from './control.ts'
import { createEvents, type WebhookTarget } from './events.ts'
import { createFaults } from './faults.ts'
import { answerOnboarding } from './onboarding-page.ts'
import { openRecord } from './record.ts'
import { stripeJs } from './stripe-js.ts'

export interface FakeStripeOptions {
  readonly port?: number
  /** Without it, no webhooks are sent. */
  readonly webhooks?: WebhookTarget | undefined
  /** A file that stores the record across restarts. */
  readonly recordPath?: string | undefined
  /** Payouts end this long after the request; without it, only on `arrive()`. */
  readonly payoutMs?: number | undefined
}

const apiVersion = '2026-10-28.endive'

const readBody = async (request: IncomingMessage): Promise<string> => {
  let body = ''
  for await (const chunk of request) body += chunk
  return body
}
const headersOf = (request: IncomingMessage) =>
  Object.fromEntries(Object.entries(request.headers).map(([name, value]) => [name, value?.toString()]))

/** A fake of Stripe over HTTP in its documented shapes: API, webhooks, browser script. */
export async function startFakeStripe(options: FakeStripeOptions = {}) {
  const book = openRecord(options.recordPath)
  const now = () => Math.floor(Date.now() / 1_000)
  const events = createEvents(book, { apiVersion, now, target: options.webhooks })
  const faults = createFaults()
  const requests: { path: string; version: string | undefined }[] = []
  let url = ''
  const answers = createAnswers(book, events.emit, { now, url: () => url })
  const control = createControl(book, { answers, events, faults })

  const reply = (response: ServerResponse, { status, body }: Answer) =>
    response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body))

  const answerApi = async (request: RawRequest, response: ServerResponse): Promise<void> => {
    requests.push({ path: request.url.pathname, version: request.headers['stripe-version'] })
    const fault = faults.take(`${request.method} ${request.url.pathname}`)
    if (fault?.kind === 'timeout') return
    if (fault?.kind === 'error')
      return void reply(response, {
        status: 500,
        body: { error: { type: 'api_error', message: 'An error occurred.' } },
      })
    if (fault?.kind === 'slow') await wait(fault.slowMs ?? 1_000)
    const answer = answers.answer(request)
    if (fault?.kind === 'lost') return void response.destroy()
    if (fault?.kind === 'nonsense')
      return void response.writeHead(200, { 'content-type': 'text/html' }).end('<html>Please sign in</html>')
    reply(response, answer)
  }

  const serve = async (incoming: IncomingMessage, response: ServerResponse): Promise<void> => {
    const at = new URL(incoming.url ?? '/', 'http://fake')
    const method = incoming.method ?? 'GET'
    const body = await readBody(incoming)
    const [, first, second = ''] = at.pathname.split('/')
    if (first === 'control') return void reply(response, await answerControl(control, method, second, body))
    if (first === 'stripe.js') return void response.writeHead(200, { 'content-type': 'text/javascript' }).end(stripeJs)
    if (first === 'onboarding') return answerOnboarding(response, { at, method, body, setBank: control.setBank })
    await answerApi({ method, url: at, body, headers: headersOf(incoming) }, response)
  }

  const server = createServer((request, response) => {
    serve(request, response).catch((error: unknown) =>
      reply(response, { status: 500, body: { error: { type: 'fake', message: String(error) } } }),
    )
  })
  await new Promise<void>((listening) => server.listen(options.port ?? 0, '127.0.0.1', listening))
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  const arrivals = options.payoutMs ? setInterval(control.arrive, options.payoutMs) : undefined
  return {
    url,
    requests,
    ...control,
    aimWebhooks: events.aim,
    close: () =>
      new Promise<void>((closed) => {
        clearInterval(arrivals)
        server.close(() => closed())
        server.closeAllConnections()
      }),
  }
}

export type FakeStripe = Awaited<ReturnType<typeof startFakeStripe>>
