import type { Point } from '@washline/contract/maps/geo'
import { mapMessages } from '@washline/contract/maps/messages'
import { findAddress } from '../../domain/place/find-address.ts'
import { errorText } from '../../platform/api/error-text.ts'
import { t } from '../../platform/i18n/i18n.ts'
import type { ChoiceState } from './use-choice-state.ts'

/** Moves the pin: its address is looked up, unless the person's own text must stay. */
export async function movePin(state: ChoiceState, point: Point): Promise<void> {
  const { choice, become, setProblem, setBusy, keepsText, lastRequest } = state
  const request = ++lastRequest.current
  become({ address: choice.address, point })
  if (keepsText.current) return
  setBusy('address')
  try {
    const found = await findAddress(point)
    if (request !== lastRequest.current) return
    become({ address: found?.formatted_address ?? '', point })
    if (!found) setProblem(t('No address was found here. Please type it; the pin stays where it is.'))
    keepsText.current = !found
  } catch (error) {
    if (request !== lastRequest.current) return
    keepsText.current = true
    become({ address: '', point })
    setProblem(errorText(error, t(mapMessages.address)))
  } finally {
    if (request === lastRequest.current) setBusy(undefined)
  }
}
