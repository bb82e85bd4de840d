import type { Trial } from '@washline/contract/settings/endpoints'
import { useState } from 'react'
import { formatDateTime } from '../../../../platform/format/date.ts'
import { t } from '../../../../platform/i18n/i18n.ts'
import { Button } from '../../../../ui/button.tsx'
import { toast } from '../../../../ui/toast.ts'
import { ReasonForm } from '../../reason-form.tsx'
import { trialStateName } from '../lab-labels.ts'
import { useWithdrawTrial } from '../use-rule-lab.ts'
import { SettingChanges } from './setting-changes.tsx'

const periodOf = ({ starts_at, ends_at }: Trial) =>
  t('{from} to {to}', { from: formatDateTime(starts_at), to: formatDateTime(ends_at) })

/** The rules that were published for a time, the latest start first. Those before their end can be withdrawn. */
export function TrialList({ trials }: { trials: readonly Trial[] }) {
  const [chosen, setChosen] = useState<Trial>()
  const withdraw = useWithdrawTrial()
  return (
    <section className="grid content-start gap-3" aria-labelledby="trials">
      <h3 id="trials">{t('Published for a limited time')}</h3>
      {trials.length === 0 && <p className="text-ink-2">{t('Nothing has been published yet.')}</p>}
      <ol className="console-entries" aria-label={t('Published for a limited time')}>
        {trials.map((trial) => (
          <li key={trial.version}>
            <p className="console-entry-head">
              <b>{trialStateName(trial.state)}</b>
              <span>{trial.by.name}</span>
              <span className="num text-ink-2">{periodOf(trial)}</span>
            </p>
            <p className="wrap-anywhere">{trial.reason}</p>
            <SettingChanges changes={trial.changes} />
            {trial.withdrawn && (
              <p className="text-ink-2 wrap-anywhere">
                {t('Withdrawn by {name} on {time}: {reason}', {
                  name: trial.withdrawn.by.name,
                  time: formatDateTime(trial.withdrawn.at),
                  reason: trial.withdrawn.reason,
                })}
              </p>
            )}
            {(trial.state === 'planned' || trial.state === 'running') && (
              <Button
                size="compact"
                flat
                className="justify-self-start"
                aria-label={t('Withdraw version {version}', { version: trial.version })}
                onClick={() => setChosen(trial)}
              >
                {trial.state === 'planned' ? t('Withdraw') : t('End now')}
              </Button>
            )}
          </li>
        ))}
      </ol>
      {chosen && (
        <ReasonForm
          open
          onClose={() => setChosen(undefined)}
          title={t('Withdraw published rules')}
          about={t('The previous rules apply again. Offers, orders and claims in progress keep theirs.')}
          hint={t('Other operators can read it.')}
          action={t('Withdraw')}
          onAction={async (reason) => {
            await withdraw.mutateAsync({ version: chosen.version, reason })
            toast.success(t('Saved.'))
          }}
        />
      )}
    </section>
  )
}
