/** How much laundry a load is. */
export const loadTypes = ['light', 'medium', 'heavy'] as const
