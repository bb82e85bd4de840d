import type { MarketInForce } from '@washline/contract/market-in-force'
import { builtInProfile, type MarketProfile } from '@washline/contract/settings/market-profile'
import { inForce } from '@washline/contract/settings/profile-in-force'

/** The parts of a page's dress that a profile decides. */
export interface MarketDress {
  readonly name?: string
  readonly colours?: {
    readonly accent: string
    readonly onAccent: string
    readonly accentDark: string
    readonly onAccentDark: string
  }
  readonly logo?: string
  readonly market?: MarketInForce
}

export const logoAddress = (hash: string): string => `/api/market/logos/${hash}`

const amountsOf = ({ version: _, name: __, ...rest }: MarketInForce): string => JSON.stringify(rest)
const builtIn = amountsOf(inForce(0, builtInProfile))

/** What differs from the product as it is built. Pages with amounts are written anew only where an amount differs. */
export function dressMarket({ profile, market }: { profile: MarketProfile; market: MarketInForce }): MarketDress {
  const { name, colours, logo } = profile
  return {
    ...(name !== builtInProfile.name && { name }),
    ...(colours && {
      colours: {
        accent: colours.accent,
        onAccent: colours.on_accent,
        accentDark: colours.accent_dark,
        onAccentDark: colours.on_accent_dark,
      },
    }),
    ...(logo !== null && { logo: logoAddress(logo) }),
    ...(amountsOf(market) !== builtIn && { market }),
  }
}
