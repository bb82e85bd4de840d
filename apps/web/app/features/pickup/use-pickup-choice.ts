import type { Point } from '@washline/contract/maps/geo'
import { mapMessages, positionMessages } from '@washline/contract/maps/messages'
import { reachesStreet } from '@washline/contract/maps/precision'
import type { Place, PlaceSuggestion } from '@washline/contract/maps/schemas'
import { findPlace } from '../../domain/place/find-place.ts'
import { errorText } from '../../platform/api/error-text.ts'
import { t, tText } from '../../platform/i18n/i18n.ts'
import { findPosition } from '../../platform/position/find-position.ts'
import { type ChosenPlace, type PickupChoiceOptions, placeOf, useChoiceState } from './use-choice-state.ts'
import { movePin } from './use-move-pin.ts'
import { accept, pinTo, settlePlace } from './use-settle-place.ts'

/**
 * The address and its pin: the pin is where, the text is which door. Moving one never changes the other without being
 * asked, and a place counts only once both belong together.
 */
export function usePickupChoice(options: PickupChoiceOptions) {
  const state = useChoiceState(options)
  const { choice, become, problem, notice, area, busy, setProblem, setBusy, lastRequest } = state

  const type = (address: string) => {
    lastRequest.current++
    setBusy(undefined)
    const { pin } = choice
    become({ address, isFromMap: false, pin: pin && { ...pin, for: undefined } })
  }
  const choose = ({ address, latitude, longitude, precision = 'pin' }: ChosenPlace) => {
    lastRequest.current++
    setBusy(undefined)
    become({
      address,
      isFromMap: false,
      pin: { latitude, longitude, by: precision, isHandSet: false, for: address.trim() },
    })
  }
  const locate = async () => {
    setBusy('position')
    setProblem('')
    try {
      await movePin(state, await findPosition())
    } catch (error) {
      setProblem(tText(error instanceof Error ? error.message : positionMessages.unknown))
    } finally {
      setBusy(undefined)
    }
  }
  return {
    address: choice.address,
    point: choice.pin,
    /** Set once address and pin belong together. */
    place: placeOf(choice),
    ...{ problem, notice, area, busy, type, choose, locate },
    take: (suggestion: PlaceSuggestion) => takeSuggestion(state, suggestion),
    pinTo: (point: Point) => movePin(state, point),
    settle: () => settlePlace(state),
    moveTo: ({ latitude, longitude }: Place) => choose({ address: choice.address, latitude, longitude }),
    keepPin: () => choice.pin && accept(state, { ...choice.pin, by: 'pin' }),
    takeName: (found: Place) => choice.pin && choose({ ...choice.pin, address: found.formatted_address }),
  }
}

/** A suggested door gets the pin; of a suggested city only the map is shown. */
async function takeSuggestion(state: ReturnType<typeof useChoiceState>, suggestion: PlaceSuggestion): Promise<void> {
  const { become, setBusy, setProblem, setArea, lastRequest } = state
  const request = ++lastRequest.current
  const address = suggestion.formatted_address
  const { latitude, longitude, precision } = suggestion
  const next = { address, isFromMap: false, pin: undefined }
  become(next)
  const taken = { ...state, choice: next }
  const show = (found: Place) => {
    if (reachesStreet(found.precision)) return void pinTo(taken, found)
    setArea(found)
    setProblem(
      t('We found {place}, but not the street. Put the pin on the door; your text stays as it is.', {
        place: found.display_name,
      }),
    )
  }
  if (latitude !== null && longitude !== null) return show({ ...suggestion, latitude, longitude, precision })
  setBusy('coordinates')
  try {
    const found = await findPlace(address)
    if (request !== lastRequest.current) return
    if (found) show(found)
    else setProblem(t('We could not find this address on the map. Put the pin on the door; your text stays as it is.'))
  } catch (error) {
    if (request === lastRequest.current) setProblem(errorText(error, t(mapMessages.coordinates)))
  } finally {
    if (request === lastRequest.current) setBusy(undefined)
  }
}
