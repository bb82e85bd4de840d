import { webhookMessages } from '@washline/contract/webhooks/messages'

/** Ports of databases, caches and the like, which answer to more than they should. */
const refusedPorts = new Set([1433, 1521, 2375, 3306, 5432, 5984, 6379, 8500, 9200, 11_211, 27_017])
const lowestPort = 1_024
const localName = /(?:^|\.)(?:localhost|local|internal|lan|home\.arpa)$/

export interface AddressRules {
  /** Whether the setting opens any private network: only then may it be without TLS. */
  readonly mayBePrivate: boolean
  /** Whether a literal address may be connected to; undefined for a name, whose addresses are checked at each connection. */
  readonly isOpen: (host: string) => boolean | undefined
}

/** Why events are not sent to this address, as a text for its field; undefined where they are. */
export function whyNotSentTo(text: string, { mayBePrivate, isOpen }: AddressRules): string | undefined {
  if (!URL.canParse(text)) return webhookMessages.notAnAddress
  const url = new URL(text)
  if (url.protocol !== 'https:' && !(mayBePrivate && url.protocol === 'http:')) return webhookMessages.notAnAddress
  if (url.username !== '' || url.password !== '') return webhookMessages.credentials
  if (url.port !== '' && (Number(url.port) < lowestPort || refusedPorts.has(Number(url.port))))
    return webhookMessages.port
  const host = url.hostname.replace(/^\[|\]$/g, '').replace(/\.$/, '')
  const open = isOpen(host)
  if (open === false) return webhookMessages.private
  if (open === undefined && !mayBePrivate && (localName.test(host) || !host.includes('.')))
    return webhookMessages.private
  return undefined
}

/** As it is stored: normalized, without a fragment. */
export const storedAddress = (text: string): string => Object.assign(new URL(text), { hash: '' }).href
