import type { Point } from '@washline/contract/maps/geo'

export interface MapLink {
  /** The app's own name; undefined for whatever app the device has. */
  app: 'Google Maps' | 'Apple Maps' | 'Waze' | 'OpenStreetMap' | undefined
  href: string
}

/** Six decimals are 11 cm. */
const degrees = (value: number) => value.toFixed(6).replace(/\.?0+$/, '')

/** Links that start the way to a point in a map app. They name the destination only, never where the person is. */
export function mapLinks({ latitude, longitude }: Point): readonly MapLink[] {
  const at = `${degrees(latitude)},${degrees(longitude)}`
  return [
    { app: undefined, href: `geo:${at}?q=${at}` },
    { app: 'Google Maps', href: `https://www.google.com/maps/dir/?api=1&destination=${at}&travelmode=driving` },
    { app: 'Apple Maps', href: `https://maps.apple.com/?daddr=${at}&dirflg=d` },
    { app: 'Waze', href: `https://waze.com/ul?ll=${at}&navigate=yes` },
    { app: 'OpenStreetMap', href: `https://www.openstreetmap.org/directions?engine=fossgis_osrm_car&route=;${at}` },
  ]
}
