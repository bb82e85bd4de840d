import { messages } from '@washline/contract/messages'
import { afterEach, expect, it, vi } from 'vitest'
import { findPosition } from './find-position.ts'

afterEach(() => {
  vi.restoreAllMocks()
})

it('finds this device', async () => {
  await expect(findPosition()).resolves.toMatchObject({ latitude: 3.1478, longitude: 101.7117 })
})

it.each([
  [1, messages.position.denied],
  [2, messages.position.unavailable],
  [3, messages.position.timeout],
  [9, messages.position.unknown],
])('says of error %d: %s', async (code, text) => {
  const asked = vi.spyOn(navigator.geolocation, 'getCurrentPosition').mockImplementation((_, fail) => {
    fail?.({ code } as GeolocationPositionError)
  })
  await expect(findPosition()).rejects.toThrow(text)
  expect(asked.mock.calls[0]?.[2]).toEqual({ enableHighAccuracy: true, timeout: 5_000, maximumAge: 0 })
})
