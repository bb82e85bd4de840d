import { messages } from '@washline/contract/messages'
import { errorText } from '../../../platform/api/error-text.ts'
import { t } from '../../../platform/i18n/i18n.ts'
import { Button } from '../../../ui/button.tsx'
import { ErrorText } from '../../../ui/error-text.tsx'
import { Note } from '../../../ui/note.tsx'
import { useSaveTraining, useTraining } from '../use-training.ts'

/** Asks once for the consent to train the scanner with corrections; never again after an answer. */
export function TrainingAsk() {
  const training = useTraining()
  const save = useSaveTraining()
  if (save.isSuccess)
    return (
      <div role="status">
        <Note tone="good">
          {save.data.consents
            ? t('Thank you. Your photos and corrections will be used for training.')
            : t('We will not use your photos for training.')}
        </Note>
      </div>
    )
  if (training.data?.consents !== null) return null
  return (
    <Note icon="image">
      <section className="grid gap-3" aria-label={t('May we use this to train the scanner?')}>
        <p>
          <b className="block">{t('May we use this to train the scanner?')}</b>
          {t(
            'If you agree, we use your photos and corrections to train it, without your name. You can change this under Your data.',
          )}
        </p>
        {save.isError && <ErrorText>{errorText(save.error, t(messages.unexpected))}</ErrorText>}
        <div className="flex flex-wrap gap-3">
          <Button size="compact" flat busy={save.isPending} onClick={() => save.mutate(true)}>
            {t('Yes, use it')}
          </Button>
          <Button size="compact" flat disabled={save.isPending} onClick={() => save.mutate(false)}>
            {t('No, thanks')}
          </Button>
        </div>
      </section>
    </Note>
  )
}
