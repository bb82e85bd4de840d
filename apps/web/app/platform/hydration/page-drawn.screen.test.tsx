import { afterEach, expect, it, vi } from 'vitest'
import { pageDrawn } from './page-drawn.ts'

afterEach(() => vi.restoreAllMocks())

it.each([false, true])('comes after the next frame, and without one where the page is hidden: %s', async (isHidden) => {
  vi.spyOn(document, 'hidden', 'get').mockReturnValue(isHidden)
  const frame = vi.spyOn(window, 'requestAnimationFrame')
  await pageDrawn()
  expect(frame).toHaveBeenCalledTimes(isHidden ? 0 : 1)
})
