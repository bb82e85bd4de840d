import type { ReportOccasion } from '@washline/contract/safety/schemas'
import { useState } from 'react'
import { t } from '../../../platform/i18n/i18n.ts'
import { useSession } from '../../../platform/session/use-session.ts'
import { Button } from '../../../ui/button.tsx'
import { IconButton } from '../../../ui/icon-button.tsx'
import { Sheet } from '../../../ui/sheet.tsx'
import { ReportForm } from '../report-form.tsx'
import { useTie, type Who } from '../use-tie.ts'
import { BlockStep } from './block-step.tsx'

export interface PersonSafetyProps {
  who: Who
  name: string
  about: ReportOccasion
  /** The order that a report is about. */
  orderId?: number
  /** An icon, where there is no room for words. */
  compact?: boolean
}

type Step = 'closed' | 'choose' | 'report' | 'block'

/** What can be done about a person: report a problem, block them. There is nothing for guests. */
export function PersonSafety({ who, name, about, orderId, compact = false }: PersonSafetyProps) {
  const { user } = useSession()
  const [step, setStep] = useState<Step>('closed')
  const { data: tie } = useTie(who, user !== null && step !== 'closed')
  if (!user) return null
  const close = () => setStep('closed')
  const titles = {
    closed: t('Safety'),
    choose: t('Safety'),
    report: t('Report a problem'),
    block: tie?.is_blocked ? t('Unblock {name}?', { name }) : t('Block {name}?', { name }),
  }
  return (
    <>
      {compact ? (
        <IconButton icon="shield" label={t('Safety')} onClick={() => setStep('choose')} />
      ) : (
        <Button flat icon="shield" className="justify-self-start" onClick={() => setStep('choose')}>
          {t('Safety')}
        </Button>
      )}
      <Sheet open={step !== 'closed'} onClose={close} title={titles[step]} closeText={t('Close')}>
        {step === 'choose' && (
          <div className="grid gap-3">
            <p>{t('Is somebody in danger? Call your local emergency services first.')}</p>
            <Button wide flat icon="alert" onClick={() => setStep('report')}>
              {t('Report a problem')}
            </Button>
            <Button wide look="danger" flat onClick={() => setStep('block')} aria-disabled={!tie || undefined}>
              {tie?.is_blocked ? t('Unblock {name}', { name }) : t('Block {name}', { name })}
            </Button>
          </div>
        )}
        {step === 'report' && (
          <ReportForm
            about={about}
            orderId={orderId ?? null}
            userId={'user_id' in who ? who.user_id : (tie?.user_id ?? null)}
            onClose={close}
          />
        )}
        {step === 'block' && tie && <BlockStep tie={tie} name={name} onDone={close} />}
      </Sheet>
    </>
  )
}
