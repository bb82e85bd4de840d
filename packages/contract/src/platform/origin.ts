/**
 * Stands in built pages wherever search engines need a whole address. The server knows where it is reached and puts
 * that in its place.
 */
export const originPlaceholder = 'https://origin.invalid'
