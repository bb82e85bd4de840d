import { expect, it } from 'vitest'
import { type AllowedNetworks, readNetworks } from '../../platform/network/public-address.ts'
import { acceptAddress } from './accept-address.ts'

const named = readNetworks('10.1.0.0/16')
const isAccepted = (networks: AllowedNetworks, url: string): boolean => {
  try {
    return acceptAddress({ networks }, url) === url
  } catch {
    return false
  }
}

it.each<[string, AllowedNetworks, string, boolean]>([
  ['none', 'none', 'https://example.com/', true],
  ['none', 'none', 'http://10.1.0.1/', false],
  ['none', 'none', 'https://10.1.0.1/', false],
  ['some', named ? { named } : 'none', 'http://10.1.0.1/', true],
  ['some', named ? { named } : 'none', 'https://10.2.0.1/', false],
  ['some', named ? { named } : 'none', 'https://93.184.216.34/', true],
  ['all', 'all', 'http://127.0.0.1:4000/', true],
])('with %s of the private networks opened (%j), %s is accepted: %s', (_, networks, url, expected) =>
  expect(isAccepted(networks, url)).toBe(expected),
)
