import { verificationMessages } from '@washline/contract/verification/messages'
import type { StepShown } from '@washline/contract/verification/schemas'
import { type FormEvent, useState } from 'react'
import { errorText } from '../../platform/api/error-text.ts'
import { t } from '../../platform/i18n/i18n.ts'
import { Button } from '../../ui/button.tsx'
import { ErrorText } from '../../ui/error-text.tsx'
import { TextArea } from '../../ui/text-area.tsx'
import { toast } from '../../ui/toast.ts'
import { AddPicture } from './components/add-picture.tsx'
import { useSubmitStep } from './use-submit-step.ts'

const noteMax = 500

/** The evidence of a step, and the button that submits it. */
export function StepForm({ step, isNext }: { step: StepShown; isNext: boolean }) {
  const [note, setNote] = useState('')
  const [isMissing, setIsMissing] = useState(false)
  const submit = useSubmitStep(step)
  const isVendors = step.by === 'vendor'
  const hasPicture = step.evidence.some(({ submitted_at }) => submitted_at === null)
  const send = (event: FormEvent) => {
    event.preventDefault()
    if (submit.isPending) return
    setIsMissing(!isVendors && !hasPicture)
    if (!isVendors && !hasPicture) return
    submit.mutate(note.trim(), {
      onSuccess: ({ continue_at }) => {
        if (continue_at) window.location.assign(continue_at)
        else toast.success(t('Sent. We will notify you.'))
      },
    })
  }
  return (
    <form className="grid gap-4" onSubmit={send} noValidate>
      {!isVendors && (
        <>
          <AddPicture step={step} />
          <TextArea
            label={t('Anything to add?')}
            aside={t('optional')}
            maxLength={noteMax}
            value={note}
            onChange={({ target }) => setNote(target.value)}
          />
        </>
      )}
      {isMissing && !hasPicture && <ErrorText>{t(verificationMessages.pictureMissing)}</ErrorText>}
      {submit.error && <ErrorText>{errorText(submit.error, t(verificationMessages.submit))}</ErrorText>}
      <Button
        type="submit"
        variant={isNext ? 'primary' : 'plain'}
        busy={submit.isPending}
        busyText={t('Sending...')}
        aria-disabled={!isVendors && !hasPicture}
      >
        {isVendors ? t('Continue with Stripe') : t('Submit for review')}
      </Button>
    </form>
  )
}
