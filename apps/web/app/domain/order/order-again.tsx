import { type OrderId, orderNumber } from '@washline/contract/ids'
import { messages } from '@washline/contract/messages'
import { errorText } from '../../platform/api/error-text.ts'
import { t } from '../../platform/i18n/i18n.ts'
import { Button, type ButtonProps } from '../../ui/button.tsx'
import { ErrorText } from '../../ui/error-text.tsx'
import { useOrderAgain } from './use-order-again.ts'

export interface OrderAgainProps extends Pick<ButtonProps, 'variant' | 'size' | 'wide' | 'className'> {
  orderId: OrderId
  /** Reads the order's number out, in a list of orders. */
  isNamed?: boolean
}

/** Orders the same once more, with one tap. */
export function OrderAgain({ orderId, isNamed = false, ...variant }: OrderAgainProps) {
  const again = useOrderAgain(orderId)
  return (
    <>
      {again.error && <ErrorText>{errorText(again.error, t(messages.unexpected))}</ErrorText>}
      <Button {...variant} busy={again.isBusy} onClick={again.start}>
        {t('Order again')}
        {isNamed && <span className="sr-only"> {orderNumber(orderId)}</span>}
      </Button>
    </>
  )
}
