import { distanceMeters } from '@washline/contract/maps/geo'
import { mapMessages } from '@washline/contract/maps/messages'
import { reachesStreet } from '@washline/contract/maps/precision'
import type { Place } from '@washline/contract/maps/schemas'
import { orderMessages } from '@washline/contract/orders/messages'
import { findPlace } from '../../domain/place/find-place.ts'
import { errorText } from '../../platform/api/error-text.ts'
import { t } from '../../platform/i18n/i18n.ts'
import { type ChoiceState, type ChosenPlace, type PickupChoice, type Pin, placeOf } from './use-choice-state.ts'

/** Further apart than this, pin and text are two places. A street is long, and its position is its middle. */
const samePlaceMeters = { house: 250, street: 1_500 }

/** The place; undefined where something is missing or in doubt, which is then shown. */
export async function settlePlace(state: ChoiceState): Promise<ChosenPlace | undefined> {
  const { choice, setProblem, setBusy, lastRequest } = state
  const address = choice.address.trim()
  if (!address) {
    setProblem(t(orderMessages.enterAddress))
    return undefined
  }
  const settled = placeOf(choice) ?? acceptShown(state)
  if (settled) return settled
  const request = ++lastRequest.current
  setBusy('coordinates')
  try {
    const found = await findPlace(address)
    return request === lastRequest.current ? settleWith(state, found) : undefined
  } catch (error) {
    if (request !== lastRequest.current) return undefined
    if (choice.pin?.isHandSet) return accept(state, choice.pin)
    setProblem(errorText(error, t(mapMessages.coordinates)))
    return undefined
  } finally {
    if (request === lastRequest.current) setBusy(undefined)
  }
}

/** Continuing a second time accepts a pin that the person was asked to look at. */
function acceptShown(state: ChoiceState): ChosenPlace | undefined {
  const { choice, notice } = state
  const isAsked = notice?.kind === 'check' || notice?.kind === 'unknown'
  return isAsked && choice.pin ? accept(state, { ...choice.pin, by: 'pin' }) : undefined
}

/** From now on the pin stands for the address. */
export function accept(state: ChoiceState, pin: Pin): ChosenPlace | undefined {
  const { choice, become } = state
  const next: PickupChoice = { ...choice, pin: { ...pin, for: choice.address.trim() } }
  become(next)
  return placeOf(next)
}

function settleWith(state: ChoiceState, found: Place | null): ChosenPlace | undefined {
  const { choice, setNotice } = state
  const { pin } = choice
  if (!found || !reachesStreet(found.precision)) return settleUnfound(state, found)
  if (!pin) return pinTo(state, found)
  const meters = distanceMeters(pin, found)
  if (meters <= samePlaceMeters[found.precision === 'street' ? 'street' : 'house']) return accept(state, pin)
  setNotice({ kind: 'apart', found, meters })
  return undefined
}

function settleUnfound(state: ChoiceState, found: Place | null): ChosenPlace | undefined {
  const { choice, setNotice, setProblem, setArea } = state
  if (choice.pin?.isHandSet) return accept(state, choice.pin)
  if (choice.pin) {
    setNotice({ kind: 'unknown' })
    return undefined
  }
  setArea(found ?? undefined)
  setProblem(
    found
      ? t('We found {place}, but not the street. Put the pin on the door; your text stays as it is.', {
          place: found.display_name,
        })
      : t('We could not find this address on the map. Put the pin on the door; your text stays as it is.'),
  )
  return undefined
}

/** Puts the pin on a place that was found. Only what was understood exactly counts without a second look. */
export function pinTo(state: ChoiceState, found: Place): ChosenPlace | undefined {
  const { choice, become, setArea, setNotice } = state
  const { latitude, longitude, precision } = found
  const isSure = precision !== 'street' && !found.is_partial
  const pin = { latitude, longitude, by: precision, isHandSet: false }
  const next: PickupChoice = { ...choice, pin: { ...pin, for: isSure ? choice.address.trim() : undefined } }
  become(next)
  setArea(undefined)
  if (!isSure) setNotice({ kind: 'check', found })
  return placeOf(next)
}
