import { messages } from '@washline/contract/messages'
import { useState } from 'react'
import { errorText } from '../../../platform/api/error-text.ts'
import { t } from '../../../platform/i18n/i18n.ts'
import { Button } from '../../../ui/button.tsx'
import { Dialog } from '../../../ui/dialog.tsx'
import { ErrorText } from '../../../ui/error-text.tsx'
import type { ReasonFormProps } from '../reason-form.tsx'

type ConfirmFormProps = Pick<ReasonFormProps, 'open' | 'onClose' | 'title' | 'about' | 'action'> & {
  onAction: () => Promise<void>
}

/** Confirms an action that takes no reason. */
export function ConfirmForm({ open, onClose, title, about, action, onAction }: ConfirmFormProps) {
  const [isActing, setActing] = useState(false)
  const [error, setError] = useState<unknown>()
  const submit = async () => {
    setActing(true)
    setError(undefined)
    try {
      await onAction()
      onClose()
    } catch (cause) {
      setError(cause)
    } finally {
      setActing(false)
    }
  }
  return (
    <Dialog open={open} onClose={onClose} closable={!isActing} title={title} closeText={t('Cancel')}>
      <div className="grid gap-4">
        <p>{about}</p>
        {error !== undefined && <ErrorText>{errorText(error, t(messages.unexpected))}</ErrorText>}
        <Button variant="primary" busy={isActing} busyText={t('Processing...')} onClick={() => void submit()}>
          {action}
        </Button>
      </div>
    </Dialog>
  )
}
