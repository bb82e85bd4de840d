import { positionMessages } from '@washline/contract/maps/messages'
import { afterEach, expect, it, vi } from 'vitest'
import { findPosition } from './find-position.ts'

afterEach(() => {
  vi.restoreAllMocks()
})

it('returns the device’s position', async () => {
  await expect(findPosition()).resolves.toMatchObject({ latitude: 3.1478, longitude: 101.7117 })
})

it.each([
  [1, positionMessages.denied],
  [2, positionMessages.unavailable],
  [3, positionMessages.timeout],
  [9, positionMessages.unknown],
])('maps error %d to: %s', async (code, text) => {
  const asked = vi.spyOn(navigator.geolocation, 'getCurrentPosition').mockImplementation((_, fail) => {
    fail?.({ code } as GeolocationPositionError)
  })
  await expect(findPosition()).rejects.toThrow(text)
  expect(asked.mock.calls[0]?.[2]).toEqual({ enableHighAccuracy: true, timeout: 5_000, maximumAge: 0 })
})
