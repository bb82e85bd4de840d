import { useState } from 'react'
import { errorText } from '../../platform/api/error-text.ts'
import { t } from '../../platform/i18n/i18n.ts'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { useResetDemo } from './use-reset-demo.ts'

/** Brings the demo back to its beginning, once somebody has confirmed it. */
export function ResetDemo({ token }: { token: string }) {
  const [open, setOpen] = useState(false)
  const { mutate, isPending, error } = useResetDemo(token)
  return (
    <>
      <Button size="compact" flat className="justify-self-start" onClick={() => setOpen(true)}>
        {t('Reset the demo')}
      </Button>
      <Dialog open={open} onClose={() => setOpen(false)} title={t('Reset the demo?')} closeText={t('Close')}>
        <div className="grid gap-4">
          <p>
            {t(
              'Everything anyone did here since the start is deleted, and everyone is signed out. This takes a few seconds.',
            )}
          </p>
          {error && <p role="alert">{errorText(error, t('The demo could not be reset.'))}</p>}
          <Button variant="primary" busy={isPending} busyText={t('Resetting...')} onClick={() => mutate()}>
            {t('Reset')}
          </Button>
        </div>
      </Dialog>
    </>
  )
}
