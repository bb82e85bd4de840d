import { describe, expect, it } from 'vitest'
import { isInViewAfter } from './in-view.ts'

describe('what a page has heard of an element', () => {
  it.each([
    ['nothing', [], false],
    ['that it is away', [false], false],
    ['that it is there', [true], true],
    ['that it came, with where it was before', [false, true], true],
    ['that it left again', [true, false], false],
  ])('%s', (_, heard, isInView) => {
    expect(isInViewAfter(heard.map((isIntersecting) => ({ isIntersecting })))).toBe(isInView)
  })
})
