import type { Setup, SetupStep } from '@washline/contract/settings/setup-endpoints'
import type { Zone } from '@washline/contract/zones/zone'

/** What stands in the way, by the step that clears it. */
const stepOfRisk: Readonly<Record<string, SetupStep>> = {
  'currency-symbol': 'market',
  'local-links': 'address',
  'mail-folder': 'mail',
  'sandbox-cards': 'cards',
  'invented-city': 'maps',
}

const missingTexts = {
  market: 'Name, currency and fees are the defaults.',
  place: 'No zone has been drawn: orders are taken everywhere.',
  backups: 'No backups are written. Set BACKUP_TO and BACKUP_PASSPHRASE.',
} as const

/** Each step of a set-up, with what is missing. */
export function stepsOf(state: {
  readonly profileVersion: number
  readonly zones: readonly Zone[]
  readonly hasBackups: boolean
  readonly risks: readonly { readonly name: string; readonly text: string }[]
}): Setup['steps'] {
  const local: Partial<Record<SetupStep, string | undefined>> = {
    market: state.profileVersion === 0 ? missingTexts.market : undefined,
    place: state.zones.some(({ outline }) => outline !== null) ? undefined : missingTexts.place,
    backups: state.hasBackups ? undefined : missingTexts.backups,
  }
  const step = (name: SetupStep) => {
    const risk = state.risks.find((each) => stepOfRisk[each.name] === name)
    const missing = local[name] ?? risk?.text ?? null
    return { step: name, done: missing === null, missing }
  }
  return [step('market'), step('place'), step('address'), step('mail'), step('cards'), step('maps'), step('backups')]
}

/** The middle of the first zone that is drawn and takes orders. */
export function placeToTry(zones: readonly Zone[]): { latitude: number; longitude: number } | undefined {
  const drawn = zones.find(({ outline, paused }) => outline !== null && outline.length > 0 && paused === null)?.outline
  if (!drawn) return undefined
  const middle = (axis: 0 | 1) => drawn.reduce((sum, corner) => sum + corner[axis], 0) / drawn.length / 1_000_000
  return { latitude: middle(1), longitude: middle(0) }
}
