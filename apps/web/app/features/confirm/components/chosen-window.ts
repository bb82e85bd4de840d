import type { Repeat } from '@washline/contract/schedule/schemas'
import type { PickupPlace } from '../use-reach.ts'

/** When the pickup is: undefined is as soon as possible. */
export interface ChosenWindow {
  readonly from: string
  readonly to: string
  readonly timeZone: string
  readonly repeat: Repeat
}

export interface WhenRowProps {
  place: PickupPlace
  chosen: ChosenWindow | undefined
  onChoose: (chosen: ChosenWindow | undefined) => void
}
