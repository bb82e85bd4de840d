import { messages } from '@washline/contract/messages'
import { errorText } from '../../../platform/api/error-text.ts'
import { t } from '../../../platform/i18n/i18n.ts'
import { ErrorState } from '../../../ui/error-state.tsx'
import { ErrorText } from '../../../ui/error-text.tsx'
import { Skeleton } from '../../../ui/skeleton.tsx'
import { Switch } from '../../../ui/switch.tsx'
import { useSaveTraining, useTraining } from '../use-training.ts'

/** Whether the person's photos and corrections may teach the scanner. */
export function TrainingSetting() {
  const training = useTraining()
  const save = useSaveTraining()
  return (
    <section className="grid gap-3" aria-labelledby="training">
      <h2 id="training">{t('Teach the scanner')}</h2>
      <p className="text-ink-2">
        {t(
          'Your photos and what you correct on them make the count better for everybody. Your name is never with them, and they go with your account.',
        )}
      </p>
      {save.isError && <ErrorText>{errorText(save.error, t(messages.unexpected))}</ErrorText>}
      {training.data ? (
        <Switch checked={training.data.consents === true} busy={save.isPending} onChange={(on) => save.mutate(on)}>
          {t('Learn from my photos and corrections')}
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
