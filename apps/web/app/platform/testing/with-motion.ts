import { vi } from 'vitest'

/** Screens are tested with reduced motion; this lets a test see the other way. Undone after the test. */
export function withMotion(): void {
  const { matchMedia } = window
  vi.spyOn(window, 'matchMedia').mockImplementation((query) => {
    const answered = matchMedia.call(window, query)
    return query.includes('reduced-motion') ? Object.defineProperty(answered, 'matches', { value: false }) : answered
  })
}
