import { positionMessages } from '@washline/contract/maps/messages'

export interface Position {
  latitude: number
  longitude: number
  accuracyM: number
}

const timeoutMs = 5_000

/** The device's position, at most so old. Rejects with an error whose message may be shown to people. */
export function findPosition(maximumAgeMs = 0): Promise<Position> {
  return new Promise((resolve, reject) => {
    if (!navigator.geolocation) return reject(new Error(positionMessages.unavailable))
    navigator.geolocation.getCurrentPosition(
      ({ coords }) => resolve({ latitude: coords.latitude, longitude: coords.longitude, accuracyM: coords.accuracy }),
      (error) => reject(new Error(textOf(error.code))),
      { enableHighAccuracy: true, timeout: timeoutMs, maximumAge: maximumAgeMs },
    )
  })
}

function textOf(code: number): string {
  if (code === GeolocationPositionError.PERMISSION_DENIED) return positionMessages.denied
  if (code === GeolocationPositionError.POSITION_UNAVAILABLE) return positionMessages.unavailable
  if (code === GeolocationPositionError.TIMEOUT) return positionMessages.timeout
  return positionMessages.unknown
}
