/** Recent places kept per person; older ones are forgotten. */
export const recentPlacesKept = 10
