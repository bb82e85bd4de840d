import { type LookupAddress, type LookupOptions, lookup } from 'node:dns'
import { Agent } from 'node:https'
import { isIP } from 'node:net'
import { isPublicAddress } from '../../platform/network/public-address.ts'

type Found = (error: Error | null, address: string | LookupAddress[], family?: number) => void

function lookupPublic(host: string, options: LookupOptions, found: Found): void {
  lookup(host, { ...options, all: true }, (error, addresses) => {
    if (error) return found(error, [])
    const open = addresses.filter(({ address }) => isPublicAddress(address))
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
    if (isIP(host) !== 0 && !isPublicAddress(host)) throw new Error(`${host} is not a public address`)
    return super.createConnection(options, connected)
  }
}

/** Connects to public addresses only: clients choose the endpoint of a subscription and could point it into a private network. */
export const publicAgent = (): Agent =>
  new PublicAgent({ lookup: lookupPublic as never, keepAlive: true, maxSockets: 20 })
