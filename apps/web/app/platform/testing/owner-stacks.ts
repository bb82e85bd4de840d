import * as react from 'react'

const internals = '__CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE'

/**
 * React in development keeps a stack for each of the first ten thousand elements a second: an eighth of what a screen costs
 * here. A test reads none of them; with more than ten thousand made, React keeps none. Its warnings stay.
 */
export const keepNoOwnerStacks = (): unknown =>
  Object.defineProperty(Reflect.get(react, internals), 'recentlyCreatedOwnerStacks', {
    configurable: true,
    get: () => Number.POSITIVE_INFINITY,
    set: () => undefined,
  })
