import type { OrderId, UserId } from '@washline/contract/ids'
import type { ReportOccasion } from '@washline/contract/safety/schemas'
import { useState } from 'react'
import { t } from '../../../platform/i18n/i18n.ts'
import { useSession } from '../../../platform/session/use-session.ts'
import { Button } from '../../../ui/button.tsx'
import { IconButton } from '../../../ui/icon-button.tsx'
import { later } from '../../../ui/later.tsx'
import { Sheet } from '../../../ui/sheet.tsx'
import { useRelationship } from '../use-relationship.ts'

const ReportForm = later(() => import('../report-form.tsx').then((module) => module.ReportForm))
const BlockStep = later(() => import('./block-step.tsx').then((module) => module.BlockStep))

export interface PersonSafetyProps {
  id: UserId
  name: string
  about: ReportOccasion
  /** The order that a report is about. */
  orderId?: OrderId
  /** Shows an icon where there is no room for a text. */
  compact?: boolean
}

type Step = 'closed' | 'choose' | 'report' | 'block'

/** Reports or blocks a person. Guests have no such actions. */
export function PersonSafety({ id, name, about, orderId, compact = false }: PersonSafetyProps) {
  const { user } = useSession()
  const [step, setStep] = useState<Step>('closed')
  const { data: relationship } = useRelationship(id, user !== null && step !== 'closed')
  if (!user) return null
  const close = () => setStep('closed')
  const titles = {
    closed: t('Safety'),
    choose: t('Safety'),
    report: t('Report a problem'),
    block: relationship?.is_blocked ? t('Unblock {name}?', { name }) : t('Block {name}?', { name }),
  }
  return (
    <>
      {compact ? (
        <IconButton icon="alert" label={t('Safety')} onClick={() => setStep('choose')} />
      ) : (
        <Button flat icon="alert" className="justify-self-start" onClick={() => setStep('choose')}>
          {t('Safety')}
        </Button>
      )}
      <Sheet open={step !== 'closed'} onClose={close} title={titles[step]} closeText={t('Close')}>
        {step === 'choose' && (
          <div className="grid gap-3">
            <p>{t('Is anyone in danger? Call your local emergency services first.')}</p>
            <Button wide flat icon="alert" onClick={() => setStep('report')}>
              {t('Report a problem')}
            </Button>
            <Button
              wide
              variant="danger"
              flat
              onClick={() => setStep('block')}
              aria-disabled={!relationship || undefined}
            >
              {relationship?.is_blocked ? t('Unblock {name}', { name }) : t('Block {name}', { name })}
            </Button>
          </div>
        )}
        {step === 'report' && <ReportForm about={about} orderId={orderId ?? null} personId={id} onClose={close} />}
        {step === 'block' && relationship && <BlockStep relationship={relationship} name={name} onDone={close} />}
      </Sheet>
    </>
  )
}
