import { messages } from '@washline/contract/messages'

export interface Position {
  latitude: number
  longitude: number
  accuracyM: number
}

const options: PositionOptions = { enableHighAccuracy: true, timeout: 5_000, maximumAge: 0 }

/** Where this device is now. Rejects with an error whose message is fit to show. */
export function findPosition(): Promise<Position> {
  return new Promise((resolve, reject) => {
    if (!navigator.geolocation) return reject(new Error(messages.position.unavailable))
    navigator.geolocation.getCurrentPosition(
      ({ coords }) => resolve({ latitude: coords.latitude, longitude: coords.longitude, accuracyM: coords.accuracy }),
      (error) => reject(new Error(textOf(error.code))),
      options,
    )
  })
}

function textOf(code: number): string {
  if (code === GeolocationPositionError.PERMISSION_DENIED) return messages.position.denied
  if (code === GeolocationPositionError.POSITION_UNAVAILABLE) return messages.position.unavailable
  if (code === GeolocationPositionError.TIMEOUT) return messages.position.timeout
  return messages.position.unknown
}
