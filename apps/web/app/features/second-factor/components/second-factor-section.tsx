import { removeSecondFactor, renewRecoveryCodes } from '@washline/contract/identity/second-factor-endpoints'
import { useState } from 'react'
import { callApi } from '../../../platform/api/call-api.ts'
import { errorText } from '../../../platform/api/error-text.ts'
import { formatDate } from '../../../platform/format/date.ts'
import { t } from '../../../platform/i18n/i18n.ts'
import { Button } from '../../../ui/button.tsx'
import { Dialog } from '../../../ui/dialog.tsx'
import { ErrorState } from '../../../ui/error-state.tsx'
import { Skeleton } from '../../../ui/skeleton.tsx'
import { toast } from '../../../ui/toast.ts'
import { ProofForm } from '../proof-form.tsx'
import { useSecondFactor } from '../use-second-factor.ts'
import { RecoveryCodes } from './recovery-codes.tsx'
import { SetUp } from './set-up.tsx'

type Doing = 'set-up' | 'renew' | 'remove'

/** An operator's second factor: since when it is set, the remaining recovery codes, and its changes. */
export function SecondFactorSection() {
  const { data, error, refetch } = useSecondFactor()
  const [doing, setDoing] = useState<Doing>()
  const [codes, setCodes] = useState<readonly string[]>()
  const isSet = data?.since != null
  const end = () => {
    setDoing(undefined)
    setCodes(undefined)
    void refetch()
  }
  const titles = {
    'set-up': isSet ? t('Change the second factor') : t('Set up a second factor'),
    renew: t('New recovery codes'),
    remove: t('Remove the second factor'),
  }
  return (
    <section className="grid gap-3">
      <h2>{t('Second factor')}</h2>
      {!data && !error && <Skeleton className="h-18" />}
      {error && (
        <ErrorState
          message={errorText(error, t('This could not be loaded. Please try again.'))}
          retryText={t('Retry')}
          onRetry={() => void refetch()}
        />
      )}
      {data && (
        <>
          <Summary factor={data} />
          <Button flat wide onClick={() => setDoing('set-up')}>
            {titles['set-up']}
          </Button>
          {isSet && (
            <>
              <Button flat wide onClick={() => setDoing('renew')}>
                {titles.renew}
              </Button>
              <Button flat wide onClick={() => setDoing('remove')}>
                {titles.remove}
              </Button>
            </>
          )}
        </>
      )}
      <Dialog open={doing !== undefined} onClose={end} title={doing ? titles[doing] : ''} closeText={t('Close')}>
        {doing === 'set-up' && <SetUp isChange={isSet} onDone={end} />}
        {doing === 'renew' &&
          (codes ? (
            <RecoveryCodes codes={codes} onSaved={end} />
          ) : (
            <ProofForm
              action={t('Create new codes')}
              onProof={async (body) => setCodes((await callApi(renewRecoveryCodes, { body })).data.recovery_codes)}
            />
          ))}
        {doing === 'remove' && <Remove onRemoved={end} />}
      </Dialog>
    </section>
  )
}

function Summary({ factor: data }: { factor: NonNullable<ReturnType<typeof useSecondFactor>['data']> }) {
  return (
    <p className="text-ink-2">
      {data.since === null
        ? t('You sign in with only your password.')
        : t('Set up on {date}. {count, plural, one {# recovery code is} other {# recovery codes are}} left.', {
            date: formatDate(data.since),
            count: data.recovery_codes_left,
          })}
    </p>
  )
}

function Remove({ onRemoved }: { onRemoved: () => void }) {
  return (
    <div className="grid gap-4">
      <p>{t('You cannot use the console until you set up another one.')}</p>
      <ProofForm
        action={t('Remove')}
        onProof={async (body) => {
          await callApi(removeSecondFactor, { body })
          toast.success(t('The second factor is removed.'))
          onRemoved()
        }}
      />
    </div>
  )
}
