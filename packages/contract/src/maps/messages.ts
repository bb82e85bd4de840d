export const positionMessages = {
  denied: 'Permission denied. Please enable location services.',
  unavailable: 'Location unavailable.',
  timeout: 'Location request timed out.',
  unknown: 'An unknown error occurred.',
} as const

export const mapMessages = {
  address: 'Failed to fetch address. Please try again.',
  coordinates: 'Failed to fetch coordinates. Please try again.',
  geocoding: 'Geocoding failed: {status}',
  service: 'Maps API error: {status}',
  noRoute: 'Route not found',
} as const
