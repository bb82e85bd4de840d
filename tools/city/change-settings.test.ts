import { describe, expect, it } from 'vitest'
import { changeSettings } from './change-settings.ts'

const made = () => ({ dispatch: { waveSize: 3, matching: { lateness: 8 } }, name: 'Washline', radiiKm: [3, 6] })

describe('other numbers of the market', () => {
  it('replace those with the same path', () => {
    const settings = made()
    changeSettings(settings, ['dispatch.matching.lateness=16', 'dispatch.waveSize=5'])
    expect(settings.dispatch).toEqual({ waveSize: 5, matching: { lateness: 16 } })
  })

  it.each([
    'dispatch.matching.latenes=16',
    'dispatch.matching=16',
    'dispatch.none.lateness=16',
    'name=16',
    'dispatch.constructor.length=2',
    'dispatch.waveSize=',
    'dispatch.waveSize=many',
    'dispatch.waveSize',
    '',
  ])('are refused for "%s"', (change) => {
    const settings = made()
    expect(() => changeSettings(settings, [change])).toThrow(`--set ${change}:`)
    expect(settings).toEqual(made())
  })
})
