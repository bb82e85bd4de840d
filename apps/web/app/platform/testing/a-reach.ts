import type { Reach } from '@washline/contract/dispatch/reach-endpoints'

/** Several Washers in reach. */
export const aReach = (changes: Partial<Reach> = {}) => ({
  success: true as const,
  data: {
    washers: 'several' as const,
    pickup: { from_minutes: 10, to_minutes: 25, basis: 'measured' as const },
    simulated: false,
    waitlist_id: null,
    ...changes,
  },
})
