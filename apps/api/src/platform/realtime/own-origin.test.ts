import { expect, it } from 'vitest'
import { isOwnOrigin } from './own-origin.ts'

const at = (host: string, origin?: string) => ({ host, ...(origin !== undefined && { origin }) })
const settings = (PUBLIC_URL?: string, ...SOCKET_ORIGINS: string[]) => ({ PUBLIC_URL, SOCKET_ORIGINS })
const published = settings('https://wash.example/', 'https://app.wash.example', 'capacitor://localhost')
const local = settings('http://localhost:3000')

it.each([
  ['no page', at('10.0.0.1'), published],
  ['the address of the product', at('10.0.0.1:3000', 'https://wash.example'), published],
  ['a page on the list', at('10.0.0.1:3000', 'https://app.wash.example'), published],
  ['an app on the list', at('10.0.0.1:3000', 'capacitor://localhost'), published],
  ['the page’s own host', at('192.168.0.7:3000', 'http://192.168.0.7:3000'), settings()],
  ['another name of this machine', at('127.0.0.1:3000', 'http://127.0.0.1:3000'), local],
  [
    'behind a proxy that renames',
    { ...at('127.0.0.1:3000', 'https://wash.example'), 'x-forwarded-host': 'wash.example' },
    settings(),
  ],
])('accepts %s', (_, headers, configured) => {
  expect(isOwnOrigin(headers, configured)).toBe(true)
})

it.each([
  ['another site', at('wash.example', 'https://evil.example'), published],
  ['the same name without encryption', at('wash.example', 'http://wash.example'), published],
  ['another port', at('wash.example', 'https://wash.example:8443'), published],
  ['a name that a stranger points here', at('evil.example', 'https://evil.example'), published],
  ['another site, at an unknown address', at('192.168.0.7:3000', 'https://evil.example'), settings()],
  ['another port of this machine', at('localhost:3000', 'http://localhost:5000'), local],
  ['a page without an origin', at('localhost:3000', 'null'), local],
  ['an empty origin', at('localhost:3000', ''), local],
  ['a file', at('', 'file://'), local],
])('refuses %s', (_, headers, configured) => {
  expect(isOwnOrigin(headers, configured)).toBe(false)
})
