import { distanceMeters } from '@washline/contract/maps/geo'
import type { Point } from './drive.ts'
import type { SimulatedWasher } from './simulated-washer.ts'

const inReachM = 6_000
const washersToMove = 4
/** Offsets of about 0.5 to 1.5 km in four directions. */
const offsets: readonly Point[] = [
  { latitude: 0.005, longitude: 0.003 },
  { latitude: -0.004, longitude: 0.008 },
  { latitude: 0.009, longitude: -0.007 },
  { latitude: -0.008, longitude: -0.009 },
]

const beside = (place: Point, offset: Point): Point => ({
  latitude: Math.max(-85, Math.min(85, place.latitude + offset.latitude)),
  longitude: ((place.longitude + offset.longitude + 540) % 360) - 180,
})

/** Moves idle Washers near a pickup that no Washer reaches, so that the demo works everywhere. */
export async function comeNear(washers: readonly SimulatedWasher[], pickup: Point): Promise<void> {
  const near = washers.filter((washer) => {
    const home = washer.home()
    return home && distanceMeters(home, pickup) <= inReachM
  })
  if (near.length > 0) return
  const idle = washers.filter((washer) => washer.isIdle()).slice(-washersToMove)
  await Promise.all(
    idle.map((washer, index) =>
      washer.moveTo(beside(pickup, offsets[index % offsets.length] ?? { latitude: 0, longitude: 0 })),
    ),
  )
}
