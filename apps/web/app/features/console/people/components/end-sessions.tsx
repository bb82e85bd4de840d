import type { UserId } from '@washline/contract/ids'
import { useState } from 'react'
import { t } from '../../../../platform/i18n/i18n.ts'
import { Button } from '../../../../ui/button.tsx'
import { toast } from '../../../../ui/toast.ts'
import { ReasonForm } from '../../reason-form.tsx'
import { useEndSessions } from '../use-end-sessions.ts'

/** Signs a person out on every device, with a reason. */
export function EndSessions({ id, name }: { id: UserId; name: string }) {
  const [isAsking, setAsking] = useState(false)
  const end = useEndSessions()
  return (
    <>
      <Button size="compact" flat className="justify-self-start" onClick={() => setAsking(true)}>
        {t('Sign out everywhere')}
      </Button>
      {isAsking && (
        <ReasonForm
          open
          onClose={() => setAsking(false)}
          title={t('Sign out everywhere')}
          about={t('{name} is signed out on every device and can sign in again with the password.', { name })}
          hint={t('This person can read it.')}
          action={t('Sign out everywhere')}
          onAction={async (reason) => {
            await end.mutateAsync({ id, reason })
            toast.success(t('Done.'))
          }}
        />
      )}
    </>
  )
}
