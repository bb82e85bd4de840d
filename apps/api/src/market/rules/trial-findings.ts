import type { PartTrial, TriedPart } from '@washline/contract/settings/setup-endpoints'
import { trialMessages as texts } from '@washline/contract/settings/setup-messages'
import type { Values } from '@washline/contract/texts/fill-message'

/** What came of a trial: its result, a reason why it failed, or no answer in time. */
export type Outcome<T> =
  | { readonly kind: 'answered'; readonly value: T }
  | { readonly kind: 'failed'; readonly reason: string }
  | { readonly kind: 'late'; readonly seconds: number }

/** What the card service did with its test card, or in a call that only reads. */
type TriedCards =
  | { readonly vendor: string; readonly outcome: 'authorized' | 'read' }
  | { readonly vendor: string; readonly outcome: 'declined'; readonly code: string }

/** How the services behind the parts are configured. */
export interface TriedServices {
  readonly mail: 'folder' | 'server'
  readonly photos: 'folder' | 'bucket'
  readonly maps: 'embedded' | 'service'
}

/** A finding before it is translated. */
export interface Finding {
  readonly part: TriedPart
  readonly state: PartTrial['state']
  readonly text: string
  readonly next: string | null
  readonly values?: Values
}

/** What all parts have in common: no answer, or an error. `next` is what to do then. */
function judge<T>(
  { part, outcome, next }: { readonly part: TriedPart; readonly outcome: Outcome<T>; readonly next: string },
  answered: (value: T) => Omit<Finding, 'part'>,
): Finding {
  if (outcome.kind === 'late')
    return { part, state: 'failed', text: texts.late, next, values: { seconds: outcome.seconds } }
  if (outcome.kind === 'failed')
    return { part, state: 'failed', text: texts.failed, next, values: { reason: outcome.reason } }
  return { part, ...answered(outcome.value) }
}

export const orderFinding = (outcome: Outcome<'placed' | 'none' | 'closed'>, point: string): Finding =>
  judge({ part: 'order', outcome, next: texts.order.next }, (value) => {
    if (value === 'none') return { state: 'failed', text: texts.order.noPlace, next: texts.order.noPlaceNext }
    if (value === 'closed') return { state: 'failed', text: texts.order.closed, next: texts.order.closedNext }
    return { state: 'ok', text: texts.order.ok, next: null, values: { point } }
  })

export const cardsFinding = (
  outcome: Outcome<TriedCards>,
  shown: { readonly amount: string; readonly currency: string },
): Finding =>
  judge({ part: 'cards', outcome, next: texts.cards.next }, (value) => {
    if (value.outcome === 'declined') {
      const values = { ...shown, code: value.code }
      return { state: 'failed', text: texts.cards.declined, next: texts.cards.declinedNext, values }
    }
    if (value.outcome === 'read') {
      const text = value.vendor === 'stripe' ? texts.cards.live : texts.cards.extension
      return { state: 'ok', text, next: texts.cards.liveNext }
    }
    const text = value.vendor === 'sandbox' ? texts.cards.sandbox : texts.cards.test
    return { state: 'ok', text, next: null, values: shown }
  })

export const mailFinding = (outcome: Outcome<void>, service: TriedServices['mail'], email: string): Finding =>
  judge({ part: 'mail', outcome, next: texts.mail.next }, () =>
    service === 'folder'
      ? { state: 'warning', text: texts.mail.folder, next: texts.mail.folderNext }
      : { state: 'ok', text: texts.mail.server, next: texts.mail.serverNext, values: { email } },
  )

export function photosFinding(outcome: Outcome<'same' | 'changed'>, service: TriedServices['photos']): Finding {
  const next = service === 'bucket' ? texts.photos.nextBucket : texts.photos.nextFolder
  return judge({ part: 'photos', outcome, next }, (value) =>
    value === 'same'
      ? { state: 'ok', text: texts.photos.ok, next: null }
      : { state: 'failed', text: texts.photos.changed, next },
  )
}

/** `address`: null where the service knows none; undefined where there was no place to ask about. */
export const mapsFinding = (
  outcome: Outcome<{ readonly address: string | null | undefined }>,
  service: TriedServices['maps'],
  point: string,
): Finding =>
  judge({ part: 'maps', outcome, next: texts.maps.next }, ({ address }) => {
    if (service === 'embedded') return { state: 'warning', text: texts.maps.embedded, next: texts.maps.embeddedNext }
    if (address === undefined) return { state: 'skipped', text: texts.maps.noPlace, next: texts.order.noPlaceNext }
    if (address === null)
      return { state: 'failed', text: texts.maps.nothing, next: texts.maps.nothingNext, values: { point } }
    return { state: 'ok', text: texts.maps.ok, next: null, values: { address } }
  })
