import type { Point } from '@washline/contract/maps/geo'
import { messages } from '@washline/contract/messages'
import { sendPosition } from '@washline/contract/washers/endpoints'
import { useEffect, useState } from 'react'
import { callApi } from '../../platform/api/call-api.ts'
import { isOnline, onReachability } from '../../platform/network/reachability.ts'

const everyMs = 4_000
const watchOptions: PositionOptions = { enableHighAccuracy: true, timeout: 20_000, maximumAge: 0 }

export interface SharedPosition {
  /** Where this device was last. */
  point: Point | null
  /** Why the position cannot be shared; an English text of the catalogue. */
  problem: string | null
}

/** While `isOn`, sends this device's position every few seconds, so that the customer sees it on the map. */
export function useSharePosition(orderId: number, isOn: boolean): SharedPosition {
  const [shared, setShared] = useState<SharedPosition>({ point: null, problem: null })
  useEffect(() => {
    if (!isOn) return
    if (!navigator.geolocation) return setShared({ point: null, problem: messages.position.unavailable })
    let sentMs = 0
    let unsent: Point | undefined
    const send = (point: Point) => {
      sentMs = Date.now()
      unsent = undefined
      callApi(sendPosition, { body: { ...point, order_id: orderId } }).catch(() => {
        unsent = point
      })
    }
    // Only the latest place counts, so none is kept for longer than the page: it goes out when the network is back.
    const stop = onReachability(() => {
      if (isOnline() && unsent) send(unsent)
    })
    const watch = navigator.geolocation.watchPosition(
      ({ coords }) => {
        const point = { latitude: coords.latitude, longitude: coords.longitude }
        setShared({ point, problem: null })
        if (Date.now() - sentMs < everyMs) return
        send(point)
      },
      ({ code }) => setShared((last) => ({ ...last, problem: problemOf(code) })),
      watchOptions,
    )
    return () => {
      stop()
      navigator.geolocation.clearWatch(watch)
    }
  }, [orderId, isOn])
  return shared
}

function problemOf(code: number): string {
  if (code === GeolocationPositionError.PERMISSION_DENIED) return messages.position.denied
  if (code === GeolocationPositionError.TIMEOUT) return messages.position.timeout
  return messages.position.unavailable
}
