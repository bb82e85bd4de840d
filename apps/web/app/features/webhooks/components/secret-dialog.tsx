import { t } from '../../../platform/i18n/i18n.ts'
import { Button } from '../../../ui/button.tsx'
import { Dialog } from '../../../ui/dialog.tsx'
import { toast } from '../../../ui/toast.ts'

export interface SecretDialogProps {
  secret: string
  onClose: () => void
}

/** The secret of a webhook, this once. */
export function SecretDialog({ secret, onClose }: SecretDialogProps) {
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(secret)
      toast.success(t('Copied.'))
    } catch {
      toast.error(t('It could not be copied. Please select it.'))
    }
  }
  return (
    <Dialog open onClose={onClose} title={t('Signing secret')} closeText={t('Close')}>
      <div className="grid gap-4">
        <p>{t('Your receiver verifies events with it. It is shown only once.')}</p>
        <code className="select-all wrap-anywhere">{secret}</code>
        <div className="grid grid-cols-2 gap-3">
          <Button onClick={() => void copy()}>{t('Copy')}</Button>
          <Button variant="primary" onClick={onClose}>
            {t('Done##button')}
          </Button>
        </div>
      </div>
    </Dialog>
  )
}
