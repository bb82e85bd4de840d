import { useState } from 'react'
import { useSearchParams } from 'react-router'
import { t } from '../../platform/i18n/i18n.ts'
import { ButtonLink } from '../../ui/button-link.tsx'
import { ErrorState } from '../../ui/error-state.tsx'
import { Logo } from '../../ui/logo.tsx'
import { Note } from '../../ui/note.tsx'
import { Ticket } from '../../ui/ticket.tsx'
import { ResetPasswordForm } from './reset-password-form.tsx'

/** The target of the mailed link: `/reset-password?token=...`. */
export function ResetPasswordScreen() {
  const token = useSearchParams()[0].get('token')
  const [isDone, setDone] = useState(false)
  return (
    <div className="gutter grid min-h-dvh grid-rows-[auto_1fr] py-2">
      <header>
        <Logo to="/" />
      </header>
      <main className="mx-auto w-full max-w-[26rem] py-10">
        {token === null ? (
          <ErrorState
            title={t('This link is not complete')}
            message={t('Open the link in the email once more, or ask for a new one.')}
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
      </main>
    </div>
  )
}
