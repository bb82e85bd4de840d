import { distanceMeters } from '@washline/contract/maps/geo'
import type { Point } from './drive.ts'
import type { SimulatedWasher } from './simulated-washer.ts'

const inReachM = 6_000
const wanted = 4
/** About half a kilometre to one and a half, in four directions. */
const doors: readonly Point[] = [
  { latitude: 0.005, longitude: 0.003 },
  { latitude: -0.004, longitude: 0.008 },
  { latitude: 0.009, longitude: -0.007 },
  { latitude: -0.008, longitude: -0.009 },
]

const beside = (place: Point, door: Point): Point => ({
  latitude: Math.max(-85, Math.min(85, place.latitude + door.latitude)),
  longitude: ((place.longitude + door.longitude + 540) % 360) - 180,
})

/** Brings idle Washers near a pickup that none of them reaches, so that the demo works anywhere on earth. */
export async function comeNear(washers: readonly SimulatedWasher[], pickup: Point): Promise<void> {
  const near = washers.filter((washer) => {
    const home = washer.home()
    return home && distanceMeters(home, pickup) <= inReachM
  })
  if (near.length > 0) return
  const idle = washers.filter((washer) => washer.isIdle()).slice(-wanted)
  await Promise.all(
    idle.map((washer, index) =>
      washer.moveTo(beside(pickup, doors[index % doors.length] ?? { latitude: 0, longitude: 0 })),
    ),
  )
}
