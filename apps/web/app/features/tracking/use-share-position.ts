import type { OrderId } from '@washline/contract/ids'
import type { Point } from '@washline/contract/maps/geo'
import { positionMessages } from '@washline/contract/maps/messages'
import { sendPosition } from '@washline/contract/washers/endpoints'
import { washerMessages } from '@washline/contract/washers/messages'
import { washerRefusals } from '@washline/contract/washers/refusals'
import { useEffect, useState } from 'react'
import { sharePosition } from '../../domain/order/share-position.ts'
import { problemOf } from '../../platform/api/problem-of.ts'
import { isOnline, onReachability } from '../../platform/network/reachability.ts'
import { isDemoPhone } from '../../platform/session/session.ts'

const everyMs = 4_000
const watchOptions: PositionOptions = { enableHighAccuracy: true, timeout: 20_000, maximumAge: 0 }

export interface SharedPosition {
  /** The device's last position. */
  point: Point | null
  /** Why the position cannot be shared; an English text of the catalogue. */
  problem: string | null
}

/** While `isOn`, sends the device's position every few seconds, so that the customer sees it on the map. */
export function useSharePosition(orderId: OrderId, isOn: boolean): SharedPosition {
  const [shared, setShared] = useState<SharedPosition>({ point: null, problem: null })
  useEffect(() => {
    if (!isOn || isDemoPhone) return
    if (!navigator.geolocation) return setShared({ point: null, problem: positionMessages.unavailable })
    let sentMs = 0
    let unsent: Point | undefined
    // The problem of a refused position stays until the server takes another one.
    let isRefused = false
    const send = (point: Point) => {
      sentMs = Date.now()
      unsent = undefined
      sharePosition(point, orderId).then(
        () => {
          isRefused = false
        },
        (error) => {
          isRefused = problemOf(sendPosition, error)?.code === washerRefusals.positionUnlikely.code
          if (isRefused) setShared({ point: null, problem: washerMessages.positionUnlikely })
          else unsent = point
        },
      )
    }
    // Only the latest position counts, so none outlives the page: it is sent when the network is back.
    const stop = onReachability(() => {
      if (isOnline() && unsent) send(unsent)
    })
    const watch = navigator.geolocation.watchPosition(
      ({ coords }) => {
        const point = { latitude: coords.latitude, longitude: coords.longitude }
        if (!isRefused) setShared({ point, problem: null })
        if (Date.now() - sentMs < everyMs) return
        send(point)
      },
      ({ code }) => setShared((last) => ({ ...last, problem: deviceProblemOf(code) })),
      watchOptions,
    )
    return () => {
      stop()
      navigator.geolocation.clearWatch(watch)
    }
  }, [orderId, isOn])
  return shared
}

function deviceProblemOf(code: number): string {
  if (code === GeolocationPositionError.PERMISSION_DENIED) return positionMessages.denied
  if (code === GeolocationPositionError.TIMEOUT) return positionMessages.timeout
  return positionMessages.unavailable
}
