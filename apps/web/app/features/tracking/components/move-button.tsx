import type { OrderId } from '@washline/contract/ids'
import { messages } from '@washline/contract/messages'
import type { OrderMove } from '@washline/contract/orders/process'
import type { QueuedMoves } from '../../../domain/order/use-queued-moves.ts'
import { errorText } from '../../../platform/api/error-text.ts'
import { t } from '../../../platform/i18n/i18n.ts'
import { Button } from '../../../ui/button.tsx'
import { ErrorText } from '../../../ui/error-text.tsx'
import { useMoveOrder } from '../use-move-order.ts'
import { actionOf } from '../view-model.ts'

export interface MoveButtonProps {
  orderId: OrderId
  queuedMoves: QueuedMoves
  move: OrderMove
  /** The primary action of the page. */
  primary?: boolean
  children: string
  onMoved: () => void | Promise<void>
}

/**
 * One move of the Washer, queued without a network. A refusal is shown above the button, which can be pressed again.
 */
export function MoveButton({ orderId, queuedMoves, move, primary, children, onMoved }: MoveButtonProps) {
  const run = useMoveOrder({ orderId, ...queuedMoves, onMoved })
  const action = actionOf(move)
  if (!action) return null
  return (
    <>
      {run.isError && <ErrorText>{errorText(run.error, t(messages.unexpected))}</ErrorText>}
      <Button
        variant={primary ? 'primary' : 'plain'}
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
