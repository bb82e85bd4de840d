import type { OrderId, UserId } from '@washline/contract/ids'
import type { RankingInput } from './rank-candidate.ts'
import type { Weights } from './score-candidate.ts'

export interface WaveRules {
  readonly waveSize: number
  readonly offerMs: number
  readonly askAgainMs: number
  readonly radiiKm: readonly number[]
  readonly weights: Weights
  readonly newcomerEveryNth: number
}

/** Everything that a wave was decided by, and what was decided. */
export interface RecordedWave {
  readonly orderId: OrderId
  readonly searchStartedAt: Date
  readonly at: Date
  readonly rules: WaveRules
  /** Before the wave. */
  readonly radiusStep: number
  readonly isFavouriteAsked: boolean
  /** It filled all places, not those that became free. */
  readonly isWhole: boolean
  readonly places: number
  /** The counter of newcomers before the wave. */
  readonly credit: number
  /** All who could be asked within the largest radius. */
  readonly candidates: readonly (RankingInput & { readonly washerId: UserId })[]
  readonly asked: readonly UserId[]
}
