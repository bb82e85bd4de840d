import { afterEach, expect, it, vi } from 'vitest'
import { openFormats } from './open-formats.ts'

afterEach(() => {
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
})

it('opens formats in another thread, and nothing in this one', async () => {
  const here = vi.spyOn(Intl, 'NumberFormat')
  await openFormats('de', new Promise(() => {}))
  expect(here).not.toHaveBeenCalled()
})

it.each([
  ['that never answers', class {}],
  [
    'that is refused',
    class {
      constructor() {
        throw new DOMException('refused', 'SecurityError')
      }
    },
  ],
])('waits for no thread %s once the files are there', async (_, Thread) => {
  vi.stubGlobal('Worker', Thread)
  const [numbers, dates] = [vi.spyOn(Intl, 'NumberFormat'), vi.spyOn(Intl, 'DateTimeFormat')]
  await openFormats('de', Promise.resolve())
  expect(numbers).toHaveBeenCalledWith('de')
  expect(dates).toHaveBeenCalledWith('de', { timeStyle: 'short' })
})
