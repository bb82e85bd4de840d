import type { OrderId } from '@washline/contract/ids'
import { messages } from '@washline/contract/messages'
import { useState } from 'react'
import { errorText } from '../../../platform/api/error-text.ts'
import { t } from '../../../platform/i18n/i18n.ts'
import { useNavigate } from '../../../router/index.ts'
import { Button } from '../../../ui/button.tsx'
import { Dialog } from '../../../ui/dialog.tsx'
import { ErrorText } from '../../../ui/error-text.tsx'
import { toast } from '../../../ui/toast.ts'
import { useReleaseOrder } from '../use-release-order.ts'

export interface ReleaseOrderProps {
  orderId: OrderId
}

/** Releases an order before pickup. */
export function ReleaseOrder({ orderId }: ReleaseOrderProps) {
  const [isOpen, setIsOpen] = useState(false)
  const navigate = useNavigate()
  const release = useReleaseOrder(orderId, () => {
    toast.success(t('Order released. We are offering it to others now.'))
    navigate('/home-screen')
  })
  return (
    <>
      <Button variant="link" onClick={() => setIsOpen(true)}>
        {t('Release order')}
      </Button>
      <Dialog
        open={isOpen}
        onClose={() => setIsOpen(false)}
        title={t('Release this order?')}
        closeText={t('Close')}
        closable={!release.isPending}
      >
        <p>{t('It is offered to other Washers. You earn nothing for it.')}</p>
        {release.isError && <ErrorText>{errorText(release.error, t(messages.unexpected))}</ErrorText>}
        <Button variant="danger" wide busy={release.isPending} onClick={() => release.mutate()}>
          {t('Release')}
        </Button>
        <Button wide flat onClick={() => setIsOpen(false)}>
          {t('Keep the order')}
        </Button>
      </Dialog>
    </>
  )
}
