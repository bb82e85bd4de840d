/** The size of a load. */
export const loadTypes = ['light', 'medium', 'heavy'] as const
