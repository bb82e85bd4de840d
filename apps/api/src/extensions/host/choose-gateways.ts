import type { MapsGateway } from '../../maps/index.ts'
import type { Extensions } from './create-extensions.ts'
import { askGateway, type GatewayLimit } from './gateways/ask-gateway.ts'
import { cardsOf } from './gateways/cards-of.ts'
import { checksOf } from './gateways/checks-of.ts'
import { filesOf, mailOf } from './gateways/mail-and-files.ts'
import { mapsOf } from './gateways/maps-of.ts'
import { scannerOf } from './gateways/scanner-of.ts'
import { isRunning, type Loaded } from './loaded.ts'
import type { GatewayKind } from './manifest.ts'

const limits: Record<GatewayKind, GatewayLimit> = {
  card: { limitMs: 30_000, as: 'cards' },
  map: { limitMs: 5_000, as: 'maps' },
  mail: { limitMs: 30_000 },
  scan: { limitMs: 20_000, as: 'vision' },
  identity: { limitMs: 30_000, as: 'cards' },
  storage: { limitMs: 20_000, as: 'bucket' },
}

/**
 * The gateways that extensions take the place of. One that is off keeps its place where money, mail, checks or photos would
 * otherwise go elsewhere: its calls fail, and are repeated when it is on again.
 */
export function chooseGateways(extensions: Extensions) {
  const use = <Gateway>(kind: GatewayKind, open: (ask: ReturnType<typeof askGateway>, loaded: Loaded) => Gateway) => {
    const loaded = extensions.replacing(kind)
    return loaded && open(askGateway(extensions, loaded, kind, limits[kind]), loaded)
  }
  const nameOf = (loaded: Loaded) => loaded.row?.name ?? loaded.location
  return {
    mail: use('mail', mailOf),
    files: use('storage', filesOf),
    scanner: use('scan', scannerOf),
    checks: use('identity', (ask, loaded) => checksOf(nameOf(loaded), ask)),
    cards: use('card', (ask, loaded) => cardsOf(nameOf(loaded), ask)),
    mapsOver: (builtIn: MapsGateway): MapsGateway =>
      use('map', (ask, loaded) => mapsOf(ask, () => isRunning(loaded), builtIn)) ?? builtIn,
  }
}
export type ChosenGateways = ReturnType<typeof chooseGateways>
