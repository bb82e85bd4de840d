/**
 * How exactly a place is known: a house number, a named building such as a hotel, a street, a district or postal code, a
 * city, or only a larger area.
 */
export const placePrecisions = ['house', 'place', 'street', 'area', 'city', 'region'] as const
export type PlacePrecision = (typeof placePrecisions)[number]

/** Whether somebody who drives there can find the door, at least by asking along the street. */
export const reachesStreet = (precision: PlacePrecision): boolean =>
  precision === 'house' || precision === 'place' || precision === 'street'
