import { messages } from '@washline/contract/messages'
import type { OrderMove } from '@washline/contract/orders/process'
import { errorText } from '../../../platform/api/error-text.ts'
import { t } from '../../../platform/i18n/i18n.ts'
import { Button } from '../../../ui/button.tsx'
import { ErrorText } from '../../../ui/error-text.tsx'
import { type KeptMoves, useMoveOrder } from '../use-move-order.ts'
import { actionOf } from '../view-model.ts'

export interface MoveButtonProps {
  orderId: number
  keptMoves: KeptMoves
  move: OrderMove
  /** The one primary act of the page. */
  primary?: boolean
  children: string
  onMoved: () => void | Promise<void>
}

/** One move of the Washer; without a network it is kept. A refusal is said above it and it can be pressed again. */
export function MoveButton({ orderId, keptMoves, move, primary, children, onMoved }: MoveButtonProps) {
  const run = useMoveOrder({ orderId, ...keptMoves, onMoved })
  const action = actionOf(move)
  if (!action) return null
  return (
    <>
      {run.isError && <ErrorText>{errorText(run.error, t(messages.unexpected))}</ErrorText>}
      <Button
        look={primary ? 'primary' : 'plain'}
        size={primary ? 'large' : 'regular'}
        wide
        flat={!primary}
        busy={run.isPending}
        onClick={() => run.mutate(action)}
      >
        {children}
      </Button>
    </>
  )
}
