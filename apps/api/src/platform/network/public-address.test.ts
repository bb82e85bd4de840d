import { describe, expect, it } from 'vitest'
import { isAllowedPrivate, isPublicAddress, readNetworks } from './public-address.ts'

describe('an address that is not on the internet', () => {
  it.each([
    ['this network', '0.0.0.0'],
    ['private', '10.0.0.1'],
    ['private', '172.16.0.1'],
    ['private', '172.31.255.254'],
    ['private', '192.168.1.1'],
    ['carrier-grade NAT', '100.64.0.1'],
    ['carrier-grade NAT', '100.127.255.255'],
    ['loopback', '127.0.0.1'],
    ['loopback', '127.255.255.254'],
    ['link-local', '169.254.1.1'],
    ['metadata of a cloud', '169.254.169.254'],
    ['protocol assignments', '192.0.0.8'],
    ['documentation', '192.0.2.1'],
    ['documentation', '198.51.100.7'],
    ['documentation', '203.0.113.7'],
    ['6to4 relay', '192.88.99.1'],
    ['benchmarks', '198.18.0.1'],
    ['benchmarks', '198.19.255.255'],
    ['multicast', '224.0.0.1'],
    ['multicast', '239.255.255.255'],
    ['reserved', '240.0.0.1'],
    ['broadcast', '255.255.255.255'],
    ['unspecified', '::'],
    ['loopback', '::1'],
    ['compatible', '::10.0.0.1'],
    ['mapped loopback', '::ffff:127.0.0.1'],
    ['mapped private, in hexadecimal', '::ffff:a00:1'],
    ['mapped metadata', '::ffff:169.254.169.254'],
    ['translated', '64:ff9b::7f00:1'],
    ['translated, local', '64:ff9b:1::7f00:1'],
    ['Teredo', '2001:0:4136:e378:8000:63bf:3fff:fdd2'],
    ['6to4', '2002:7f00:1::1'],
    ['discard', '100::1'],
    ['documentation', '2001:db8::1'],
    ['documentation', '3fff::1'],
    ['segment routing', '5f00::1'],
    ['unique local', 'fc00::1'],
    ['unique local, metadata of a cloud', 'fd00:ec2::254'],
    ['link-local', 'fe80::1'],
    ['site-local', 'fec0::1'],
    ['multicast', 'ff02::1'],
    ['no address', 'example.com'],
    ['no address', ''],
  ])('%s: %s', (_, address) => expect(isPublicAddress(address)).toBe(false))
})

it.each([
  '1.1.1.1',
  '8.8.8.8',
  '100.63.255.255',
  '100.128.0.1',
  '172.15.0.1',
  '172.32.0.1',
  '223.255.255.255',
  '2606:4700::1',
  '2a00:1450::8a',
])('%s is on the internet', (address) => expect(isPublicAddress(address)).toBe(true))

it('opens all private networks, or those that are named, and no more', () => {
  const named = readNetworks('10.1.0.0/16, fd00::/8 192.168.5.5')
  if (!named) throw new Error('not read')
  expect(isAllowedPrivate('all', '127.0.0.1')).toBe(true)
  expect(isAllowedPrivate('none', '127.0.0.1')).toBe(false)
  expect(isAllowedPrivate('all', '8.8.8.8')).toBe(false)
  for (const [address, isAllowed] of [
    ['10.1.2.3', true],
    ['10.2.0.1', false],
    ['fd12::1', true],
    ['fe80::1', false],
    ['192.168.5.5', true],
    ['192.168.5.6', false],
  ] as const)
    expect(isAllowedPrivate({ named }, address)).toBe(isAllowed)
})

it.each(['10.0.0.0/33', 'localhost', '10.0.0.0/8/8', '10.0.0.0/x', '::/129'])('reads no network in %s', (text) =>
  expect(readNetworks(text)).toBeUndefined(),
)
