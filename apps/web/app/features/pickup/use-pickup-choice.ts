import type { Point } from '@washline/contract/maps/geo'
import { positionMessages } from '@washline/contract/maps/messages'
import { tText } from '../../platform/i18n/i18n.ts'
import { findPosition } from '../../platform/position/find-position.ts'
import { type ChosenPlace, type PickupChoiceOptions, useChoiceState } from './use-choice-state.ts'
import { movePin } from './use-move-pin.ts'
import { settlePlace } from './use-settle-place.ts'

/**
 * The address and its point, kept in step. A typed address has no point until it is geocoded; where no point is found,
 * the text stays and the pin sets it.
 */
export function usePickupChoice(options: PickupChoiceOptions) {
  const state = useChoiceState(options)
  const { choice, become, problem, setProblem, busy, setBusy, keepsText, lastRequest } = state
  const pinTo = (point: Point) => movePin(state, point)
  const settle = () => settlePlace(state)

  const type = (address: string) => {
    lastRequest.current++
    setBusy(undefined)
    if (!address.trim()) keepsText.current = false
    become({ address, point: keepsText.current ? choice.point : undefined })
  }
  const choose = ({ address, latitude, longitude }: ChosenPlace) => {
    lastRequest.current++
    keepsText.current = false
    become({ address, point: { latitude, longitude } })
  }
  const locate = async () => {
    setBusy('position')
    setProblem('')
    try {
      const { latitude, longitude } = await findPosition()
      keepsText.current = false
      await pinTo({ latitude, longitude })
    } catch (error) {
      setProblem(tText(error instanceof Error ? error.message : positionMessages.unknown))
    } finally {
      setBusy(undefined)
    }
  }
  return { ...choice, problem, busy, type, choose, pinTo, locate, settle }
}
