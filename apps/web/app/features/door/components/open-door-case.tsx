import { doorMessages } from '@washline/contract/doors/messages'
import type { DoorStage } from '@washline/contract/doors/rules'
import type { OrderId } from '@washline/contract/ids'
import { useState } from 'react'
import { t } from '../../../platform/i18n/i18n.ts'
import { Button } from '../../../ui/button.tsx'
import { Dialog } from '../../../ui/dialog.tsx'
import { OpenDoorForm } from '../open-door-form.tsx'
import { useOpenDoorCase } from '../use-open-door-case.ts'

/** The way on for a Washer at a door where nothing can be handed over. */
export function OpenDoorCase({ orderId, stage }: { orderId: OrderId; stage: DoorStage }) {
  const [isOpen, setIsOpen] = useState(false)
  const open = useOpenDoorCase(orderId, () => setIsOpen(false))
  return (
    <>
      <Button variant="link" className="justify-self-start" onClick={() => setIsOpen(true)}>
        {t('I’m at the door but cannot hand over')}
      </Button>
      <Dialog
        open={isOpen}
        onClose={() => setIsOpen(false)}
        title={t('At the door')}
        closeText={t('Close')}
        closable={!open.isPending}
      >
        <OpenDoorForm
          stage={stage}
          busy={open.isPending}
          error={open.error}
          fallback={t(doorMessages.send)}
          onOpen={(found) => open.mutate(found)}
        />
      </Dialog>
    </>
  )
}
