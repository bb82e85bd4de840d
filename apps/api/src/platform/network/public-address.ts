import { BlockList, isIP } from 'node:net'

const ipv4 = [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  // Link-local, with the metadata services of clouds.
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  ['192.88.99.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  // Multicast, reserved, broadcast.
  ['224.0.0.0', 3],
] as const

const ipv6 = [
  // These carry an IPv4 address inside: compatible, translated, Teredo, 6to4.
  ['::', 96],
  ['64:ff9b::', 96],
  ['64:ff9b:1::', 48],
  ['2001::', 23],
  ['2002::', 16],
  ['100::', 64],
  ['2001:db8::', 32],
  ['3fff::', 20],
  ['5f00::', 16],
  ['fc00::', 7],
  ['fe80::', 10],
  ['fec0::', 10],
  ['ff00::', 8],
] as const

const privateNetworks = new BlockList()
for (const [net, bits] of ipv4) privateNetworks.addSubnet(net, bits, 'ipv4')
for (const [net, bits] of ipv6) privateNetworks.addSubnet(net, bits, 'ipv6')

const isIn = (networks: BlockList, address: string): boolean => {
  const family = isIP(address)
  return family !== 0 && networks.check(address, family === 6 ? 'ipv6' : 'ipv4')
}

/** An address of the internet: not private, loopback, link-local, shared, multicast, reserved, or one of these inside another. */
export const isPublicAddress = (address: string): boolean => isIP(address) !== 0 && !isIn(privateNetworks, address)

/** Private networks that may be reached: none, all, or those that are named. */
export type AllowedNetworks = 'none' | 'all' | { readonly named: BlockList }

/** `10.1.0.0/16 fd00::/8`: networks apart by spaces or commas; undefined where one cannot be read. */
export function readNetworks(text: string): BlockList | undefined {
  const networks = new BlockList()
  for (const network of text.split(/[\s,]+/).filter((part) => part !== '')) {
    const [address = '', bits, rest] = network.split('/')
    const family = isIP(address)
    const most = family === 6 ? 128 : 32
    const length = bits === undefined ? most : /^\d{1,3}$/.test(bits) ? Number(bits) : Number.NaN
    if (family === 0 || rest !== undefined || !(length <= most)) return undefined
    networks.addSubnet(address, length, family === 6 ? 'ipv6' : 'ipv4')
  }
  return networks
}

/** A private address that the setting opens. */
export const isAllowedPrivate = (allowed: AllowedNetworks, address: string): boolean =>
  isIP(address) !== 0 &&
  !isPublicAddress(address) &&
  (allowed === 'all' || (typeof allowed === 'object' && isIn(allowed.named, address)))
