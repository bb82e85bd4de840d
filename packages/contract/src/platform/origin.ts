/**
 * Placeholder in built pages where search engines need an absolute URL. The server replaces it with its public origin.
 */
export const originPlaceholder = 'https://origin.invalid'
