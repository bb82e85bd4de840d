/** The cache of photos that the service worker fills and a sign-out empties. */
export const photoCache = 'washline-photos'
