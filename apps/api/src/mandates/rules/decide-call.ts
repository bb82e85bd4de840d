import { type ApprovalReason, isGrantable, type MandatedKind } from '@washline/contract/mandates/mandated'
import type { MandateInput } from '@washline/contract/mandates/schemas'
import { add, type Minor, minor } from '@washline/contract/money'

export interface CallToDecide {
  readonly kind: MandatedKind
  /** Null where it costs nothing. */
  readonly amountMinor: Minor | null
  /** In this month, without this call. */
  readonly spentMinor: Minor
}

/** Why the person is asked about a call of a program; none: it is made at once. */
export function decideCall(mandate: MandateInput | undefined, call: CallToDecide): readonly ApprovalReason[] {
  if (!mandate) return ['no_mandate']
  const { kind, spentMinor } = call
  const amountMinor = call.amountMinor ?? minor(0)
  const reasons: readonly (readonly [boolean, ApprovalReason])[] = [
    [!isGrantable(kind) || mandate.taps.includes(kind), 'always'],
    [amountMinor > mandate.order_ceiling_minor, 'over_order_ceiling'],
    [amountMinor > 0 && add(spentMinor, amountMinor) > mandate.month_ceiling_minor, 'over_month_ceiling'],
  ]
  return reasons.flatMap(([applies, reason]) => (applies ? [reason] : []))
}
