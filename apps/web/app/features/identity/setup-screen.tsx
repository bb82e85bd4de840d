import { useState } from 'react'
import { t } from '../../platform/i18n/i18n.ts'
import { useLocation, useNavigate } from '../../router/index.ts'
import { BarePage } from '../../ui/bare-page.tsx'
import { ButtonLink } from '../../ui/button-link.tsx'
import { ErrorState } from '../../ui/error-state.tsx'
import { later } from '../../ui/later.tsx'
import { Ticket } from '../../ui/ticket.tsx'

const SetupForm = later(() => import('./setup-form.tsx').then((module) => module.SetupForm))

/** The target of the link in the server's log: `/setup#...`. The first operator makes their account here and goes on to the console. */
export function SetupScreen() {
  const { hash } = useLocation()
  const navigate = useNavigate()
  // The token leaves the address with the account: nobody finds it in the history of the browser.
  const [token] = useState(hash.slice(1))
  return (
    <BarePage>
      {token === '' ? (
        <ErrorState
          title={t('This link is incomplete')}
          message={t('Copy the whole link from the server’s log, including the part after the hash sign.')}
        >
          <ButtonLink to="/">{t('Back to the start')}</ButtonLink>
        </ErrorState>
      ) : (
        <Ticket pegged>
          <Ticket.Part className="grid gap-4">
            <h1>{t('Set up your market')}</h1>
            <p>{t('This creates the account of the first operator. Next, you set up a second step for signing in.')}</p>
            <SetupForm token={token} onDone={() => navigate('/ops?tab=setup', { replace: true })} />
          </Ticket.Part>
        </Ticket>
      )}
    </BarePage>
  )
}
