import { type LookupAddress, type LookupOptions, lookup } from 'node:dns'
import { request as requestPlain } from 'node:http'
import { request as requestTls } from 'node:https'
import { isIP, type LookupFunction } from 'node:net'
import type { AttemptError } from '@washline/contract/webhooks/event-types'
import { webhookSettings } from '@washline/contract/webhooks/webhook-settings'
import { type AllowedNetworks, isAllowedPrivate, isPublicAddress } from '../../platform/network/public-address.ts'
import type { ReceiverAnswer, ReceiverGateway } from '../receiver-gateway.ts'
import { readAnswer } from './read-answer.ts'

class RefusedAddress extends Error {}

type Resolve = (host: string, found: (error: Error | null, addresses: LookupAddress[]) => void) => void
const resolveByDns: Resolve = (host, found) => lookup(host, { all: true }, found)

const hostOf = (url: URL) => url.hostname.replace(/^\[|\]$/g, '')

/** Without TLS only private networks are reached that the setting opens. */
const mayConnect = (allowed: AllowedNetworks, isTls: boolean) => (address: string) =>
  (isTls && isPublicAddress(address)) || isAllowedPrivate(allowed, address)

/**
 * Resolves a name and passes on only addresses that may be connected to: the socket connects to what was checked, under the name, and
 * nothing is resolved a second time.
 */
const checkedLookup =
  (resolve: Resolve, isOpen: (address: string) => boolean): LookupFunction =>
  (host, options: LookupOptions, found) => {
    resolve(host, (error, addresses) => {
      if (error) return found(error, [])
      const open = addresses.filter(({ address }) => isOpen(address))
      const [first] = open
      // One private address among public ones is refused as well: names of the internet have none.
      if (!first || open.length < addresses.length) return found(new RefusedAddress(host), [])
      return options.all ? found(null, open) : found(null, first.address, first.family)
    })
  }

const nameErrors = new Set(['ENOTFOUND', 'EAI_AGAIN', 'ENODATA', 'ESERVFAIL', 'EAI_FAIL'])

function errorOf(error: unknown, late: AbortSignal): AttemptError {
  if (error instanceof RefusedAddress) return 'refused_address'
  if (late.aborted) return 'timeout'
  const code = error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : ''
  if (nameErrors.has(code)) return 'name'
  if (/CERT|SSL|TLS|SELF_SIGNED|UNABLE_TO|EPROTO/.test(code)) return 'tls'
  return code.startsWith('HPE_') ? 'answer' : 'connection'
}

/** Sends by HTTP. A connection for each call; no redirect is followed, no proxy used, and the answer is read only a little. */
export function httpReceiver(deps: {
  networks: AllowedNetworks
  resolve?: Resolve
  timeoutMs?: number
}): ReceiverGateway {
  const { networks, resolve = resolveByDns, timeoutMs = webhookSettings.timeoutMs } = deps
  const ends = new AbortController()

  const send: ReceiverGateway['send'] = async ({ url: text, headers, body }) => {
    const url = new URL(text)
    const isTls = url.protocol === 'https:'
    const isOpen = mayConnect(networks, isTls)
    const host = hostOf(url)
    // A literal address is never looked up, so it is checked here.
    if (isIP(host) !== 0 && !isOpen(host)) return { error: 'refused_address' }
    const late = AbortSignal.timeout(timeoutMs)
    const signal = AbortSignal.any([late, ends.signal])
    try {
      return await new Promise<ReceiverAnswer>((done, failed) => {
        const request = (isTls ? requestTls : requestPlain)(
          url,
          {
            method: 'POST',
            agent: false,
            lookup: checkedLookup(resolve, isOpen),
            signal,
            headers: { ...headers, 'content-length': Buffer.byteLength(body), connection: 'close' },
            maxHeaderSize: webhookSettings.answerBytes * 2,
          },
          (answer) => void readAnswer(answer, webhookSettings).then(done, failed),
        )
        request.once('error', failed)
        request.end(body)
      })
    } catch (error) {
      if (ends.signal.aborted) return undefined
      return { error: errorOf(error, late) }
    }
  }
  return { send, close: async () => ends.abort() }
}
