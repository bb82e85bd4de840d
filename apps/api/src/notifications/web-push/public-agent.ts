import { type LookupAddress, type LookupOptions, lookup } from 'node:dns'
import { Agent } from 'node:https'
import { BlockList, isIP } from 'node:net'

const privateNetworks = new BlockList()
for (const [net, bits] of [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  ['224.0.0.0', 3],
] as const)
  privateNetworks.addSubnet(net, bits, 'ipv4')
for (const [net, bits] of [
  // These carry an IPv4 address inside: compatible, translated, Teredo, 6to4.
  ['::', 96],
  ['64:ff9b::', 96],
  ['64:ff9b:1::', 48],
  ['2001::', 32],
  ['2002::', 16],
  ['100::', 64],
  ['2001:db8::', 32],
  ['fc00::', 7],
  ['fe80::', 10],
  ['fec0::', 10],
  ['ff00::', 8],
] as const)
  privateNetworks.addSubnet(net, bits, 'ipv6')

export const isPublicAddress = ({ address, family }: LookupAddress): boolean =>
  !privateNetworks.check(address, family === 6 ? 'ipv6' : 'ipv4')

type Found = (error: Error | null, address: string | LookupAddress[], family?: number) => void

function lookupPublic(host: string, options: LookupOptions, found: Found): void {
  lookup(host, { ...options, all: true }, (error, addresses) => {
    if (error) return found(error, [])
    const open = addresses.filter(isPublicAddress)
    const [first] = open
    if (!first) return found(new Error(`${host} is not a public address`), [])
    return options.all ? found(null, open) : found(null, first.address, first.family)
  })
}

/** A literal address is never looked up, so it is checked here; the address of a name where it is resolved. */
class PublicAgent extends Agent {
  override createConnection(...[options, connected]: Parameters<Agent['createConnection']>) {
    const host = options.host ?? ''
    if (Number(options.port) !== 443) throw new Error('push services use port 443')
    const family = isIP(host)
    if (family !== 0 && !isPublicAddress({ address: host, family })) throw new Error(`${host} is not a public address`)
    return super.createConnection(options, connected)
  }
}

/** Connects to public addresses only: clients choose the endpoint of a subscription and could point it into a private network. */
export const publicAgent = (): Agent =>
  new PublicAgent({ lookup: lookupPublic as never, keepAlive: true, maxSockets: 20 })
