import { distanceMeters } from '@washline/contract/maps/geo'
import { positionStep } from '../rules.ts'
import type { PositionAt } from './is-position-likely.ts'

/** Whether a position is far enough away from the stored one, or the stored one old enough, to be stored. */
export const isPositionNew = (now: PositionAt, last: PositionAt | undefined): boolean =>
  !last ||
  now.at.getTime() - last.at.getTime() >= positionStep.ageMs ||
  distanceMeters(last, now) >= positionStep.distanceM
