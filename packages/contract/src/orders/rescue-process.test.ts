import { describe, expect, it } from 'vitest'
import { decideRescue, moveWhenDue, openRescueStates, rescueMoves, rescueStates } from './rescue-process.ts'

/** Every allowed move with the state after it; all others are refused. */
const allowed: Record<string, string> = {
  'none ask': 'searching',
  'none reassign': 'searching',
  'none question': 'questioned',
  'questioned ask': 'searching',
  'questioned reassign': 'searching',
  'questioned presume': 'searching',
  'questioned trust': 'stood_down',
  'questioned standDown': 'stood_down',
  'questioned end': 'ended',
  'searching standDown': 'stood_down',
  'searching accept': 'meeting',
  'searching giveUp': 'given_up',
  'searching end': 'ended',
  'meeting standDown': 'stood_down',
  'meeting withdraw': 'searching',
  'meeting expire': 'searching',
  'meeting takeOver': 'taken_over',
  'meeting end': 'ended',
}

describe('the rescue of an order', () => {
  for (const state of ['none', ...rescueStates] as const)
    for (const move of rescueMoves)
      it(`${state}: ${move}`, () => expect(decideRescue(move, state)).toBe(allowed[`${state} ${move}`]))

  it('is open exactly while it has a move for the end of its time', () => {
    expect(Object.keys(moveWhenDue)).toEqual(openRescueStates)
    for (const [state, move] of Object.entries(moveWhenDue)) expect(allowed[`${state} ${move}`]).toBeDefined()
  })
})
