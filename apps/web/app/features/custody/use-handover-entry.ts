import { handOver } from '@washline/contract/custody/endpoints'
import type { HandoverPhoto } from '@washline/contract/custody/evidence'
import { custodyMessages } from '@washline/contract/custody/messages'
import { custodyRefusals } from '@washline/contract/custody/refusals'
import type { ManifestItem } from '@washline/contract/custody/schemas'
import { market } from '@washline/contract/market'
import { type FormEvent, useState } from 'react'
import { problemOf } from '../../platform/api/problem-of.ts'
import { t } from '../../platform/i18n/i18n.ts'
import type { Handover, useHandOver } from './use-hand-over.ts'
import { useHandoverPosition } from './use-handover-position.ts'
import { foreignIn, type TagScan } from './use-tag-scan.ts'
import { type Counts, countInput, differencesOf, type HandoverName, isWhole, oddCount } from './view-model.ts'

export interface HandoverEntryOptions {
  step: HandoverName
  manifest: readonly ManifestItem[]
  pinLocked: boolean
  tags: TagScan
  /** Whether the market asks for a photo. */
  asksPhoto: HandoverPhoto
  run: Pick<ReturnType<typeof useHandOver>, 'mutate' | 'isPending' | 'error'>
}

/** What the Washer enters at a handover; what is missing is shown once they have tried to send. */
export function useHandoverEntry({ step, manifest, pinLocked, tags, asksPhoto, run }: HandoverEntryOptions) {
  const [counts, setCounts] = useState<Counts>({})
  const [wantsNobody, setWantsNobody] = useState(false)
  const [pin, setPin] = useState('')
  const [photo, setPhoto] = useState<Blob>()
  const [note, setNote] = useState('')
  const [wasPressed, setWasPressed] = useState(false)
  const [isAsked, setIsAsked] = useState(false)
  const position = useHandoverPosition()
  const refusal = problemOf(handOver, run.error)
  const isLocked = pinLocked || refusal?.code === custodyRefusals.pinLocked.code
  const isNobody = isLocked || wantsNobody
  const missing: Missing = {
    counts: !isWhole(manifest, counts) && t(custodyMessages.countAll),
    pin: !isNobody && pin.length < 4 && t('The PIN has 4 digits.'),
    photo: photo === undefined && missingPhoto(asksPhoto, isNobody),
    note: isNobody && note.trim().length < market.custody.noteMin && t('Write where the bag is, or who has it.'),
  }
  const odd = oddCount(differencesOf(manifest, counts))
  const press = (event: FormEvent) => {
    event.preventDefault()
    setWasPressed(true)
    if (Object.values(missing).some(Boolean) || run.isPending) return
    if ((odd || tags.missing > 0) && !isAsked) setIsAsked(true)
    else send(counts)
  }
  const send = (counted: Counts) => {
    const handover: Handover = { step, counts: countInput(manifest, counted) }
    if (!isNobody) handover.pin = pin
    if (photo) handover.photo = photo
    if (note.trim()) handover.note = note.trim()
    if (position) handover.position = position
    if (tags.scanned.length > 0) handover.tags = [...tags.scanned]
    run.mutate(handover, { onError: (error) => tags.stop(foreignIn(handOver, error)) })
  }
  const recount = (next: Counts) => {
    setIsAsked(false)
    setCounts(next)
  }
  return {
    asksPhoto,
    ...{ counts, setCounts: recount, pin, setPin, photo, setPhoto, note, setNote, position },
    /** The PIN can no longer be entered. */
    isLocked,
    /** Nobody is at the door: a photo and a note take the place of the PIN. */
    isNobody,
    toggleNobody: () => setWantsNobody(!wantsNobody),
    missing: (field: keyof Missing) => (wasPressed && missing[field]) || undefined,
    /** It was sent while something was missing, and something still is. */
    isIncomplete: wasPressed && Object.values(missing).some(Boolean),
    wrongPin: refusal?.code === custodyRefusals.wrongPin.code ? refusal.message : undefined,
    /** A count far above the list, about which the Washer is asked once. */
    odd: isAsked ? odd : undefined,
    /** The Washer has been asked about what is odd or missing. */
    isAsked,
    send: press,
  }
}

const missingPhoto = (asksPhoto: HandoverPhoto, isNobody: boolean): string | false => {
  if (asksPhoto === 'off') return false
  if (isNobody) return t('Take a photo of where the bag is.')
  return asksPhoto === 'required' && t(custodyMessages.photoNeeded)
}

type Missing = Record<'counts' | 'pin' | 'photo' | 'note', string | false>
