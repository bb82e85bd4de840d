/** How often one operator may act. */
export const actionLimit = { limit: { per: 'actor', max: 30, windowS: 60 } } as const
