import { useState } from 'react'
import { t } from '../../platform/i18n/i18n.ts'
import { useSearchParams } from '../../router/index.ts'
import { BarePage } from '../../ui/bare-page.tsx'
import { ButtonLink } from '../../ui/button-link.tsx'
import { ErrorState } from '../../ui/error-state.tsx'
import { later } from '../../ui/later.tsx'
import { Note } from '../../ui/note.tsx'
import { Ticket } from '../../ui/ticket.tsx'

const ResetPasswordForm = later(() => import('./reset-password-form.tsx').then((module) => module.ResetPasswordForm))

/** The target of the mailed link: `/reset-password?token=...`. */
export function ResetPasswordScreen() {
  const token = useSearchParams()[0].get('token')
  const [isDone, setDone] = useState(false)
  return (
    <BarePage>
      {token === null ? (
        <ErrorState
          title={t('This link is incomplete')}
          message={t('Open the emailed link again, or request a new one.')}
        >
          <ButtonLink to="/">{t('Back to the start')}</ButtonLink>
        </ErrorState>
      ) : (
        <Ticket pegged>
          <Ticket.Part className="grid gap-4">
            <h1>{t('Set a new password')}</h1>
            {isDone ? (
              <>
                <div role="status">
                  <Note tone="good">{t('Your new password is set. Sign in with it.')}</Note>
                </div>
                <ButtonLink variant="primary" size="large" wide to="/">
                  {t('Sign In')}
                </ButtonLink>
              </>
            ) : (
              <ResetPasswordForm token={token} onDone={() => setDone(true)} />
            )}
          </Ticket.Part>
        </Ticket>
      )}
    </BarePage>
  )
}
