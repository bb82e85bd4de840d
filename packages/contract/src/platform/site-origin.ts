/**
 * Stands in prerendered pages for the product's own address, which the build does not know: the server writes
 * `PUBLIC_URL` in its place.
 */
export const unknownOrigin = 'https://origin.washline.invalid'
