import { useEffect, useState } from 'react'
import { findPosition } from '../../platform/position/find-position.ts'

export interface HandoverPosition {
  latitude: number
  longitude: number
  accuracy_m: number
}

/** The device's position, determined once; null where it is denied or not found. */
export function useHandoverPosition(): HandoverPosition | null | undefined {
  const [position, setPosition] = useState<HandoverPosition | null>()
  useEffect(() => {
    let isShown = true
    findPosition().then(
      ({ latitude, longitude, accuracyM }) => isShown && setPosition({ latitude, longitude, accuracy_m: accuracyM }),
      () => isShown && setPosition(null),
    )
    return () => {
      isShown = false
    }
  }, [])
  return position
}
