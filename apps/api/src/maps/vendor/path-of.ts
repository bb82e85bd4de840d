import type { Point } from '@washline/contract/maps/geo'
import { z } from 'zod'

/** More corners than a map of a town shows. */
const most = 400

/** A vendor's line as GeoJSON. */
export const lineAnswer = z.object({
  coordinates: z.array(z.tuple([z.number().min(-180).max(180), z.number().min(-90).max(90)]).rest(z.number())).min(2),
})

/** The points of a vendor's line; of a very long one evenly chosen corners, its ends among them. */
export function pathOf({ coordinates }: z.infer<typeof lineAnswer>): Point[] {
  const last = coordinates.length - 1
  const count = Math.min(coordinates.length, most)
  return Array.from({ length: count }, (_, index) => {
    const [longitude = 0, latitude = 0] = coordinates[Math.round((index * last) / (count - 1))] ?? []
    return { latitude, longitude }
  })
}
