/**
 * What happens when a Washer cannot go on after the pickup. The order keeps its status and its Washer until the laundry is in
 * another Washer's hands.
 */
export const rescueStates = [
  'questioned',
  'searching',
  'meeting',
  'taken_over',
  'stood_down',
  'given_up',
  'ended',
] as const
export type RescueState = (typeof rescueStates)[number]

/** `giver` is the order's Washer, `successor` the Washer who has accepted the rest of the order. */
export type RescueActor = 'giver' | 'successor' | 'system' | 'operator'

interface Move {
  /** `none`: no rescue of the order is open. */
  readonly from: readonly (RescueState | 'none')[]
  readonly to: RescueState
  readonly by: RescueActor
}

export const rescueProcess = {
  ask: { from: ['none', 'questioned'], to: 'searching', by: 'giver' },
  reassign: { from: ['none', 'questioned'], to: 'searching', by: 'operator' },
  question: { from: ['none'], to: 'questioned', by: 'system' },
  /** The question was not answered. */
  presume: { from: ['questioned'], to: 'searching', by: 'system' },
  /** There was no answer, but a sign of life. */
  trust: { from: ['questioned'], to: 'stood_down', by: 'system' },
  standDown: { from: ['questioned', 'searching', 'meeting'], to: 'stood_down', by: 'giver' },
  accept: { from: ['searching'], to: 'meeting', by: 'successor' },
  withdraw: { from: ['meeting'], to: 'searching', by: 'successor' },
  /** The successor did not come. */
  expire: { from: ['meeting'], to: 'searching', by: 'system' },
  takeOver: { from: ['meeting'], to: 'taken_over', by: 'successor' },
  /** Nobody accepted: operators decide. */
  giveUp: { from: ['searching'], to: 'given_up', by: 'system' },
  /** The order ended meanwhile. */
  end: { from: ['questioned', 'searching', 'meeting'], to: 'ended', by: 'system' },
} as const satisfies Record<string, Move>

export type RescueMove = keyof typeof rescueProcess
export const rescueMoves = Object.keys(rescueProcess) as RescueMove[]

export const openRescueStates: readonly RescueState[] = ['questioned', 'searching', 'meeting']

/** The state after a move; undefined if it is not possible now. */
export function decideRescue(move: RescueMove, state: RescueState | 'none'): RescueState | undefined {
  const row: Move = rescueProcess[move]
  return row.from.includes(state) ? row.to : undefined
}

/** What the system does when the time of a state is over. */
export const moveWhenDue = { questioned: 'presume', searching: 'giveUp', meeting: 'expire' } as const satisfies Partial<
  Record<RescueState, RescueMove>
>
export type OpenRescueState = keyof typeof moveWhenDue
