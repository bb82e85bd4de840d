import type { Point } from '@washline/contract/maps/geo'
import { mapMessages } from '@washline/contract/maps/messages'
import { reachesStreet } from '@washline/contract/maps/precision'
import type { Place } from '@washline/contract/maps/schemas'
import { findAddress } from '../../domain/place/find-address.ts'
import { errorText } from '../../platform/api/error-text.ts'
import { t } from '../../platform/i18n/i18n.ts'
import type { ChoiceState, PickupChoice } from './use-choice-state.ts'

/** Moves the pin. The person's own text stays as the door; without one, the address at the pin is looked up. */
export async function movePin(state: ChoiceState, { latitude, longitude }: Point): Promise<void> {
  const { latest, become, setProblem, setBusy, setArea, lastRequest } = state
  const request = ++lastRequest.current
  const { address: text, isFromMap } = latest.current
  const address = isFromMap ? '' : text
  const pin = { latitude, longitude, by: 'pin' as const, isHandSet: true, for: address.trim() || undefined }
  const moved: PickupChoice = { address, isFromMap: address.trim() === '', pin }
  become(moved)
  setArea(undefined)
  setBusy('address')
  try {
    const found = await findAddress({ latitude, longitude })
    if (request === lastRequest.current) showAddress(state, moved, found)
  } catch (error) {
    if (request === lastRequest.current && moved.isFromMap) setProblem(errorText(error, t(mapMessages.address)))
  } finally {
    if (request === lastRequest.current) setBusy(undefined)
  }
}

function showAddress(state: ChoiceState, moved: PickupChoice, found: Place | null): void {
  const { become, setProblem, setNotice } = state
  const isDoor = found !== null && reachesStreet(found.precision)
  if (!moved.isFromMap) {
    if (isDoor && found.formatted_address !== moved.address.trim()) setNotice({ kind: 'pinned', found })
    return
  }
  if (isDoor) {
    const address = found.formatted_address
    become({ address, isFromMap: true, pin: moved.pin && { ...moved.pin, for: address } })
    return
  }
  setProblem(
    found
      ? t('Near {place}. Please type the street and number; the pin stays where it is.', { place: found.display_name })
      : t('We found no address here. Please type it; the pin stays where it is.'),
  )
}
