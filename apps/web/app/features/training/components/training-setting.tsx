import { messages } from '@washline/contract/messages'
import { errorText } from '../../../platform/api/error-text.ts'
import { t } from '../../../platform/i18n/i18n.ts'
import { ErrorState } from '../../../ui/error-state.tsx'
import { ErrorText } from '../../../ui/error-text.tsx'
import { Skeleton } from '../../../ui/skeleton.tsx'
import { Switch } from '../../../ui/switch.tsx'
import { useSaveTraining, useTraining } from '../use-training.ts'

/** The consent to train the scanner with the person's photos and corrections. */
export function TrainingSetting() {
  const training = useTraining()
  const save = useSaveTraining()
  return (
    <section className="grid gap-3" aria-labelledby="training">
      <h2 id="training">{t('Scanner training')}</h2>
      <p className="text-ink-2">
        {t(
          'Your photos and corrections improve the count for everyone. They are stored without your name and deleted with your account.',
        )}
      </p>
      {save.isError && <ErrorText>{errorText(save.error, t(messages.unexpected))}</ErrorText>}
      {training.data ? (
        <Switch checked={training.data.consents === true} busy={save.isPending} onChange={(on) => save.mutate(on)}>
          {t('Use my photos and corrections')}
        </Switch>
      ) : training.isError ? (
        <ErrorState
          message={errorText(training.error, t(messages.unexpected))}
          retryText={t('Retry')}
          onRetry={() => void training.refetch()}
        />
      ) : (
        <Skeleton className="h-12 w-full" />
      )}
    </section>
  )
}
