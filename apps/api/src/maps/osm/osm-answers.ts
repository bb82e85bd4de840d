import type { PlacePrecision } from '@washline/contract/maps/precision'
import type { Place } from '@washline/contract/maps/schemas'
import { z } from 'zod'
import { lineAnswer } from '../vendor/path-of.ts'

const text = z.string().optional()

/** https://photon.komoot.io */
export const photonAnswer = z.object({
  features: z.array(
    z.object({
      geometry: z.object({ coordinates: z.tuple([z.number(), z.number()]) }),
      properties: z.object({
        osm_type: text,
        osm_id: z.number().optional(),
        osm_key: text,
        osm_value: text,
        type: text,
        name: text,
        housenumber: text,
        street: text,
        postcode: text,
        city: text,
        state: text,
        country: text,
      }),
    }),
  ),
})

const found = z.object({
  osm_type: text,
  osm_id: z.number().optional(),
  place_id: z.number(),
  lat: z.coerce.number(),
  lon: z.coerce.number(),
  name: text,
  display_name: z.string(),
  category: text,
  addresstype: text,
  address: z.object({ house_number: text, road: text }).optional(),
})
/** https://nominatim.org/release-docs/latest/api/Output/ */
export const nominatimSearchAnswer = z.array(found)
export const nominatimReverseAnswer = z.union([found, z.object({ error: z.unknown() })])

/** https://project-osrm.org/docs/v5.24.0/api/ */
export const osrmAnswer = z.object({
  code: z.string().max(60),
  routes: z
    .array(z.object({ distance: z.number(), duration: z.number(), geometry: lineAnswer.optional().catch(undefined) }))
    .default([]),
})

const unique = (parts: readonly (string | undefined)[]) => [...new Set(parts.filter((part) => part))]

const precisionOfType: Readonly<Record<string, PlacePrecision>> = {
  house: 'place',
  building: 'place',
  amenity: 'place',
  tourism: 'place',
  shop: 'place',
  office: 'place',
  leisure: 'place',
  railway: 'place',
  aeroway: 'place',
  historic: 'place',
  healthcare: 'place',
  craft: 'place',
  club: 'place',
  street: 'street',
  road: 'street',
  highway: 'street',
  square: 'street',
  locality: 'area',
  district: 'area',
  postcode: 'area',
  suburb: 'area',
  borough: 'area',
  quarter: 'area',
  neighbourhood: 'area',
  city_district: 'area',
  residential: 'area',
  hamlet: 'area',
  isolated_dwelling: 'area',
  city: 'city',
  town: 'city',
  village: 'city',
  municipality: 'city',
}

/** The first of a vendor's names that the table has; a region for all others, so that nothing is placed too exactly. */
const precisionOf = (house: string | undefined, ...types: readonly (string | undefined)[]): PlacePrecision =>
  house ? 'house' : (types.map((type) => precisionOfType[type ?? '']).find((precision) => precision) ?? 'region')

export const placeOfPhoton = (feature: z.infer<typeof photonAnswer>['features'][number]): Place => {
  const { properties } = feature
  const [longitude, latitude] = feature.geometry.coordinates
  const door = unique([properties.housenumber, properties.street]).join(' ')
  const city = unique([properties.postcode, properties.city]).join(' ')
  return {
    place_id: `osm:${properties.osm_type ?? '?'}${properties.osm_id ?? ''}`,
    display_name: properties.name ?? (door || city),
    formatted_address: unique([properties.name, door, city, properties.state, properties.country]).join(', '),
    latitude,
    longitude,
    precision: precisionOf(properties.housenumber, properties.type, properties.osm_key, properties.osm_value),
  }
}

export const placeOfNominatim = (place: z.infer<typeof found>): Place => {
  const { house_number: house, road } = place.address ?? {}
  const door = house && road ? `${house} ${road}` : place.display_name.split(',')[0]
  return {
    place_id: `osm:${(place.osm_type ?? '?').slice(0, 1).toUpperCase()}${place.osm_id ?? place.place_id}`,
    display_name: place.name || door || place.display_name,
    formatted_address: place.display_name,
    latitude: place.lat,
    longitude: place.lon,
    precision: precisionOf(house, place.addresstype, place.category),
  }
}
