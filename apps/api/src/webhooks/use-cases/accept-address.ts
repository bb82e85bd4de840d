import { isIP } from 'node:net'
import { invalid } from '../../platform/http/refusal.ts'
import { isAllowedPrivate, isPublicAddress } from '../../platform/network/public-address.ts'
import type { ChangeDeps } from '../deps.ts'
import { storedAddress, whyNotSentTo } from '../rules/check-address.ts'

/** The address as it is stored; refuses one that no event would be sent to. A name is checked again at each connection. */
export function acceptAddress({ networks }: Pick<ChangeDeps, 'networks'>, text: string): string {
  const why = whyNotSentTo(text, {
    mayBePrivate: networks !== 'none',
    isOpen: (host) => (isIP(host) === 0 ? undefined : isPublicAddress(host) || isAllowedPrivate(networks, host)),
  })
  if (why !== undefined) throw invalid({ url: [why] })
  return storedAddress(text)
}
