import { mapMessages } from '@washline/contract/maps/messages'
import { orderMessages } from '@washline/contract/orders/messages'
import { findPlace } from '../../domain/place/find-place.ts'
import { errorText } from '../../platform/api/error-text.ts'
import { t } from '../../platform/i18n/i18n.ts'
import type { ChoiceState, ChosenPlace } from './use-choice-state.ts'

/** The place, geocoded where only a text is there; undefined where something is missing, which is then shown. */
export async function settlePlace(state: ChoiceState): Promise<ChosenPlace | undefined> {
  const { choice, become, setProblem, setBusy, keepsText } = state
  const address = choice.address.trim()
  if (!address) {
    setProblem(t(orderMessages.enterAddress))
    return undefined
  }
  if (choice.point) return { address, ...choice.point }
  setBusy('coordinates')
  try {
    const found = await findPlace(address)
    if (found) {
      const { latitude, longitude } = found
      become({ address, point: { latitude, longitude } })
      return { address, latitude, longitude }
    }
    keepsText.current = true
    setProblem(t('We could not find this address on the map. Put the pin on the door; your text stays as it is.'))
  } catch (error) {
    setProblem(errorText(error, t(mapMessages.coordinates)))
  } finally {
    setBusy(undefined)
  }
  return undefined
}
