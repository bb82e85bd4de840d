import type { Point } from '@washline/contract/maps/geo'
import type { Setup, SetupStep } from '@washline/contract/settings/setup-endpoints'
import { setupMessages } from '@washline/contract/settings/setup-messages'
import type { Zone } from '@washline/contract/zones/zone'
import { zoneAt } from '@washline/contract/zones/zone-at'

/** What stands in the way, by the step that clears it. */
const stepOfRisk: Readonly<Record<string, SetupStep>> = {
  'currency-symbol': 'market',
  'local-links': 'address',
  'mail-folder': 'mail',
  'sandbox-cards': 'cards',
  'invented-city': 'maps',
}

/** Each step of a set-up, with what is missing. */
export function stepsOf(state: {
  readonly profileVersion: number
  readonly zones: readonly Zone[]
  readonly hasBackups: boolean
  readonly risks: readonly { readonly name: string; readonly text: string }[]
}): Setup['steps'] {
  const local: Partial<Record<SetupStep, string | undefined>> = {
    market: state.profileVersion === 0 ? setupMessages.market : undefined,
    place: state.zones.some(({ outline }) => outline !== null) ? undefined : setupMessages.place,
    backups: state.hasBackups ? undefined : setupMessages.backups,
  }
  const step = (name: SetupStep) => {
    const risk = state.risks.find((each) => stepOfRisk[each.name] === name)
    const missing = local[name] ?? risk?.text ?? null
    return { step: name, done: missing === null, missing }
  }
  return [step('market'), step('place'), step('address'), step('mail'), step('cards'), step('maps'), step('backups')]
}

type Corner = NonNullable<Zone['outline']>[number]
const pointOf = ([x, y]: Corner): Point => ({ latitude: y / 1_000_000, longitude: x / 1_000_000 })

/** The middle of an outline, and points on the way from its corners to it: of an outline that is bent, one of them is inside. */
function pointsIn(outline: readonly Corner[]): Point[] {
  const sum = outline.reduce(([x, y], corner) => [x + corner[0], y + corner[1]], [0, 0])
  const [x, y] = [sum[0] / outline.length, sum[1] / outline.length]
  return [pointOf([x, y]), ...outline.map((corner) => pointOf([(corner[0] * 9 + x) / 10, (corner[1] * 9 + y) / 10]))]
}

/** A place where an order may be tried: in the first zone that is drawn and takes orders now. */
export function placeToTry(zones: readonly Zone[], now: Date): Point | 'closed' | 'none' {
  const drawn = zones.flatMap(({ outline }) => (outline && outline.length > 0 ? [outline] : []))
  if (drawn.length === 0) return 'none'
  return drawn.flatMap(pointsIn).find((point) => zoneAt(zones, point, now).state === 'open') ?? 'closed'
}
