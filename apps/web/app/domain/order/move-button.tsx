import type { OrderId } from '@washline/contract/ids'
import { messages } from '@washline/contract/messages'
import type { OrderMove } from '@washline/contract/orders/process'
import { errorText } from '../../platform/api/error-text.ts'
import { t } from '../../platform/i18n/i18n.ts'
import { Button } from '../../ui/button.tsx'
import { ErrorText } from '../../ui/error-text.tsx'
import { actionOf } from './action-of.ts'
import { useMoveOrder } from './use-move-order.ts'
import type { QueuedMoves } from './use-queued-moves.ts'

export interface MoveButtonProps {
  orderId: OrderId
  queuedMoves: QueuedMoves
  move: OrderMove
  /** The primary action of the page; a link beside another action that is. */
  variant?: keyof typeof variants
  children: string
  onMoved: () => void | Promise<void>
}

const variants = {
  primary: { variant: 'primary', size: 'large', wide: true },
  plain: { wide: true, flat: true },
  link: { variant: 'link' },
} as const

/**
 * One move of the Washer, queued without a network. A refusal is shown above the button, which can be pressed again.
 */
export function MoveButton({ orderId, queuedMoves, move, variant = 'plain', children, onMoved }: MoveButtonProps) {
  const run = useMoveOrder({ orderId, ...queuedMoves, onMoved })
  const action = actionOf(move)
  if (!action) return null
  return (
    <>
      {run.isError && <ErrorText>{errorText(run.error, t(messages.unexpected))}</ErrorText>}
      <Button {...variants[variant]} busy={run.isPending} onClick={() => run.mutate(action)}>
        {children}
      </Button>
    </>
  )
}
