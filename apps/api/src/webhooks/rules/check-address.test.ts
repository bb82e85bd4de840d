import { webhookMessages } from '@washline/contract/webhooks/messages'
import { describe, expect, it } from 'vitest'
import { storedAddress, whyNotSentTo } from './check-address.ts'

const literals: Readonly<Record<string, boolean>> = {
  '93.184.216.34': true,
  '127.0.0.1': false,
  '10.0.0.8': false,
  '::1': false,
  '::ffff:7f00:1': false,
  '2606:4700::1': true,
}
const isOpen = (host: string) => literals[host]
const closed = { mayBePrivate: false, isOpen }
const opened = { mayBePrivate: true, isOpen: (host: string) => (host in literals ? true : undefined) }

describe('on the internet', () => {
  it.each([
    'https://example.com/hooks',
    'https://example.com:443/',
    'https://example.com:8443/a?b=c',
    'https://93.184.216.34/',
    'https://[2606:4700::1]/',
    'https://bücher.example/',
  ])('%s is sent to', (url) => expect(whyNotSentTo(url, closed)).toBeUndefined())

  it.each([
    ['no address', 'example.com', webhookMessages.notAnAddress],
    ['another protocol', 'ftp://example.com/', webhookMessages.notAnAddress],
    ['a script', 'javascript:alert(1)', webhookMessages.notAnAddress],
    ['a file', 'file:///etc/passwd', webhookMessages.notAnAddress],
    ['no TLS', 'http://example.com/', webhookMessages.notAnAddress],
    ['a name and a password', 'https://a:b@example.com/', webhookMessages.credentials],
    ['a name', 'https://a@example.com/', webhookMessages.credentials],
    ['a port of SSH', 'https://example.com:22/', webhookMessages.port],
    ['a port of mail', 'https://example.com:25/', webhookMessages.port],
    ['a port of HTTP', 'https://example.com:80/', webhookMessages.port],
    ['a database', 'https://example.com:5432/', webhookMessages.port],
    ['a cache', 'https://example.com:6379/', webhookMessages.port],
    ['loopback', 'https://127.0.0.1/', webhookMessages.private],
    ['loopback, shortened', 'https://127.1/', webhookMessages.private],
    ['loopback, as a number', 'https://2130706433/', webhookMessages.private],
    ['loopback, in hexadecimal', 'https://0x7f.0.0.1/', webhookMessages.private],
    ['loopback, in octal', 'https://0177.0.0.1/', webhookMessages.private],
    ['loopback, in wide digits', 'https://１２７.0.0.1/', webhookMessages.private],
    ['a private network', 'https://10.0.0.8/', webhookMessages.private],
    ['loopback of IPv6', 'https://[::1]/', webhookMessages.private],
    ['loopback inside IPv6', 'https://[::ffff:127.0.0.1]/', webhookMessages.private],
    ['this machine', 'https://localhost/', webhookMessages.private],
    ['this machine, with a point', 'https://localhost./', webhookMessages.private],
    ['this machine, as a domain', 'https://api.localhost/', webhookMessages.private],
    ['a name of the network', 'https://printer.local/', webhookMessages.private],
    ['a name of a cloud', 'https://metadata.google.internal/', webhookMessages.private],
    ['a name without a domain', 'https://intranet/', webhookMessages.private],
  ])('%s is refused: %s', (_, url, why) => expect(whyNotSentTo(url, closed)).toBe(why))
})

it.each(['http://127.0.0.1:4000/', 'http://localhost:4000/', 'https://intranet/'])(
  'with private networks opened, %s is sent to',
  (url) => expect(whyNotSentTo(url, opened)).toBeUndefined(),
)

it('is stored without a fragment', () =>
  expect(storedAddress('https://Example.com:443/a?b#c')).toBe('https://example.com/a?b'))
