import type { MapsGateway } from '../../maps/index.ts'
import type { Extensions } from './create-extensions.ts'
import { askGateway } from './gateways/ask-gateway.ts'
import { cardsOf } from './gateways/cards-of.ts'
import { checksOf } from './gateways/checks-of.ts'
import { filesOf, mailOf } from './gateways/mail-and-files.ts'
import { mapsOf } from './gateways/maps-of.ts'
import { scannerOf } from './gateways/scanner-of.ts'
import { isRunning, type Loaded } from './loaded.ts'
import type { GatewayKind } from './manifest.ts'

const limitsMs: Record<GatewayKind, number> = {
  card: 30_000,
  map: 5_000,
  mail: 30_000,
  scan: 20_000,
  identity: 30_000,
  storage: 20_000,
}

/**
 * The gateways that extensions take the place of. One that is off keeps its place where money, mail, checks or photos would
 * otherwise go elsewhere: its calls fail, and are repeated when it is on again.
 */
export function chooseGateways(extensions: Extensions) {
  const use = <Gateway>(kind: GatewayKind, open: (ask: ReturnType<typeof askGateway>, loaded: Loaded) => Gateway) => {
    const loaded = extensions.replacing(kind)
    return loaded && open(askGateway(extensions, loaded, kind, limitsMs[kind]), loaded)
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
