import { market } from '@washline/contract/market'
import { verificationMessages } from '@washline/contract/verification/messages'
import type { StepShown } from '@washline/contract/verification/schemas'
import { type ChangeEvent, useEffect, useRef, useState } from 'react'
import { errorText } from '../../../platform/api/error-text.ts'
import { t } from '../../../platform/i18n/i18n.ts'
import { Button } from '../../../ui/button.tsx'
import { ErrorText } from '../../../ui/error-text.tsx'
import { useUploadEvidence } from '../use-evidence.ts'
import { stepName } from '../view-model.ts'

/** Adds pictures to a step; each is shown while it uploads and when the upload failed. */
export function AddPicture({ step }: { step: StepShown }) {
  const upload = useUploadEvidence(step.step)
  const input = useRef<HTMLInputElement>(null)
  const [preview, setPreview] = useState<string>()
  useEffect(() => () => (preview ? URL.revokeObjectURL(preview) : undefined), [preview])
  const unsent = step.evidence.filter(({ submitted_at }) => submitted_at === null).length
  const isFull = unsent >= market.verification.evidenceMax
  const send = (file: File) => upload.mutate(file, { onSuccess: () => setPreview(undefined) })
  const choose = (event: ChangeEvent<HTMLInputElement>) => {
    const [file] = event.target.files ?? []
    event.target.value = ''
    if (!file || upload.isPending) return
    setPreview(URL.createObjectURL(file))
    send(file)
  }
  return (
    <div className="grid justify-items-start gap-3">
      <input
        ref={input}
        type="file"
        accept="image/*"
        className="sr-only"
        tabIndex={-1}
        aria-label={t('Photo for {step}', { step: stepName(step.step) })}
        onChange={choose}
      />
      {preview && (
        <figure className="evidence-preview">
          <img src={preview} alt={t('The photo being added')} />
          {upload.isPending && <progress aria-label={t('Uploading')} />}
        </figure>
      )}
      {upload.error && upload.variables && (
        <>
          <ErrorText>{errorText(upload.error, t(verificationMessages.upload))}</ErrorText>
          <Button icon="repeat" onClick={() => send(upload.variables)}>
            {t('Try again')}
          </Button>
        </>
      )}
      {isFull ? (
        <p className="text-14 text-ink-2">{t(verificationMessages.tooManyPictures)}</p>
      ) : (
        <Button icon="image" busy={upload.isPending} busyText={t('Uploading…')} onClick={() => input.current?.click()}>
          {unsent === 0 ? t('Add a photo') : t('Add another photo')}
        </Button>
      )}
    </div>
  )
}
