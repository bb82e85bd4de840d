import type { OpsAct } from '@washline/contract/ops/schemas'

export interface OpsFacts {
  /** An operator has done something to a person's things, or looked at them; whoever told it has checked the right to. */
  'operator.acted': {
    readonly act: OpsAct
    readonly operatorId: number
    readonly personId: number
    readonly reason: string | null
    /** The key of the call; one act for each. */
    readonly requestId: string
    readonly at: Date
  }
}
