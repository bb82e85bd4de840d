import { positionMessages } from '@washline/contract/maps/messages'

export interface Position {
  latitude: number
  longitude: number
  accuracyM: number
}

const options: PositionOptions = { enableHighAccuracy: true, timeout: 5_000, maximumAge: 0 }

/** The device's position. Rejects with an error whose message may be shown to people. */
export function findPosition(): Promise<Position> {
  return new Promise((resolve, reject) => {
    if (!navigator.geolocation) return reject(new Error(positionMessages.unavailable))
    navigator.geolocation.getCurrentPosition(
      ({ coords }) => resolve({ latitude: coords.latitude, longitude: coords.longitude, accuracyM: coords.accuracy }),
      (error) => reject(new Error(textOf(error.code))),
      options,
    )
  })
}

function textOf(code: number): string {
  if (code === GeolocationPositionError.PERMISSION_DENIED) return positionMessages.denied
  if (code === GeolocationPositionError.POSITION_UNAVAILABLE) return positionMessages.unavailable
  if (code === GeolocationPositionError.TIMEOUT) return positionMessages.timeout
  return positionMessages.unknown
}
