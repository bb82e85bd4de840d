import { firstName } from '@washline/contract/identity/first-name'
import type { OrderId, UserId } from '@washline/contract/ids'
import type { Minor } from '@washline/contract/money'
import type { Rescue } from '@washline/contract/orders/rescue'
import type { RescueMove, RescueState } from '@washline/contract/orders/rescue-process'
import { payOfStages, stagesLeft, type Takeover } from '@washline/contract/orders/stage-pay'

export interface RescueToShow {
  readonly orderId: OrderId
  readonly state: RescueState
  readonly openedBy: Rescue['opened_by']
  readonly customerId: UserId
  /** The order's Washer now. */
  readonly washerId: UserId | null
  readonly giverId: UserId
  readonly successorId: UserId | null
  readonly giverName: string
  readonly successorName: string | null
  readonly netPayMinor: Minor
  readonly isWashed: boolean
  readonly dueAt: Date | null
  readonly steps: readonly { readonly move: RescueMove; readonly at: string }[]
  /** The handovers between Washers that were made. */
  readonly takeovers: readonly Takeover[]
}

/** Whose view of a rescue it is: its Washers see it while it is open, and afterwards the one who has the order. */
export function rescueRole(
  rescue: Pick<RescueToShow, 'customerId' | 'washerId' | 'giverId' | 'successorId' | 'state'>,
  viewerId: UserId,
): Rescue['role'] | undefined {
  if (viewerId === rescue.customerId) return 'customer'
  if (viewerId === rescue.washerId) return viewerId === rescue.giverId ? 'giver' : 'successor'
  return viewerId === rescue.successorId && rescue.state === 'meeting' ? 'successor' : undefined
}

export function showRescue(rescue: RescueToShow, role: Rescue['role']): Rescue {
  return {
    order_id: rescue.orderId,
    state: rescue.state,
    role,
    opened_by: rescue.openedBy,
    due_at: rescue.dueAt?.toISOString() ?? null,
    giver: firstName(rescue.giverName),
    successor: rescue.successorName && firstName(rescue.successorName),
    pay_minor: payOf(rescue, role),
    steps: rescue.steps.map(({ move, at }) => ({ move, at: new Date(at).toISOString() })),
  }
}

/** What a Washer earns: of the stages that are left, or of those that were theirs if it is handed over now. */
function payOf({ netPayMinor, isWashed, takeovers }: RescueToShow, role: Rescue['role']): Minor | null {
  if (role === 'customer') return null
  if (role === 'successor') return payOfStages(netPayMinor, stagesLeft(isWashed))
  const isFirst = takeovers.length === 0
  const hasWashed = isWashed && takeovers.every((takeover) => !takeover.isWashed)
  return payOfStages(netPayMinor, [
    ...(isFirst ? (['pickup'] as const) : []),
    ...(hasWashed ? (['wash'] as const) : []),
  ])
}
