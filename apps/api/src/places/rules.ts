/** The number of recent places stored per person; older ones are deleted. */
export const recentPlacesLimit = 10
