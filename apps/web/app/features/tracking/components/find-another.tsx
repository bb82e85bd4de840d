import type { OrderId } from '@washline/contract/ids'
import { orderMessages } from '@washline/contract/orders/messages'
import { orderScreens } from '@washline/contract/orders/process'
import { errorText } from '../../../platform/api/error-text.ts'
import { t } from '../../../platform/i18n/i18n.ts'
import { useNavigate } from '../../../router/index.ts'
import { Button } from '../../../ui/button.tsx'
import { ErrorText } from '../../../ui/error-text.tsx'
import { toast } from '../../../ui/toast.ts'
import { useFindAnother } from '../use-find-another.ts'

export interface FindAnotherProps {
  orderId: OrderId
  reload: () => Promise<void>
}

/** Offers the order of a late Washer to others. */
export function FindAnother({ orderId, reload }: FindAnotherProps) {
  const navigate = useNavigate()
  const find = useFindAnother(orderId, {
    onFound: () => {
      toast.success(t('We are asking other Washers now.'))
      navigate(`${orderScreens.pending}?order=${orderId}`)
    },
    onRefused: () => void reload(),
  })
  return (
    <>
      {find.isError && <ErrorText>{errorText(find.error, t(orderMessages.findAnother))}</ErrorText>}
      <Button variant="primary" wide busy={find.isPending} onClick={() => find.mutate()}>
        {t('Find another Washer')}
      </Button>
    </>
  )
}
