import type { CustodyStepName } from '@washline/contract/custody/schemas'

export interface CustodyFacts {
  /** Somebody counted the bag and came to other numbers than were expected. */
  'custody.differed': {
    readonly orderId: number
    readonly customerId: number
    readonly washerId: number
    readonly step: Exclude<CustodyStepName, 'scan'>
    /** How many items of the list have another count. */
    readonly differing: number
    readonly at: Date
  }
}
