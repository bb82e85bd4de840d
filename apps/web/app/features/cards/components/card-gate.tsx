import { orderMessages } from '@washline/contract/orders/messages'
import { t } from '../../../platform/i18n/i18n.ts'
import { Button } from '../../../ui/button.tsx'
import { Dialog } from '../../../ui/dialog.tsx'
import { AddCardDialog } from './add-card-dialog.tsx'

/** closed; asks whether to add a card; shows the form. */
export type CardGateStep = 'closed' | 'ask' | 'add'

export interface CardGateProps {
  step: CardGateStep
  onStep: (step: CardGateStep) => void
  onSaved: () => void
}

/** Asks for a payment card where there is none. */
export function CardGate({ step, onStep, onSaved }: CardGateProps) {
  const close = () => onStep('closed')
  return (
    <>
      <Dialog open={step === 'ask'} onClose={close} title={t('Payment Card Required')} closeText={t('Close')}>
        <p>{t(orderMessages.cardRequired)}</p>
        <div className="grid grid-cols-2 gap-3">
          <Button onClick={close}>{t('Cancel')}</Button>
          <Button variant="primary" onClick={() => onStep('add')}>
            {t('Yes')}
          </Button>
        </div>
      </Dialog>
      <AddCardDialog open={step === 'add'} onClose={close} onSaved={onSaved} />
    </>
  )
}
