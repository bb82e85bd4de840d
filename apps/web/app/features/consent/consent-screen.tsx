import { messages } from '@washline/contract/messages'
import type { AuthorizationRequest, Consent } from '@washline/contract/oauth/endpoints'
import type { Scope } from '@washline/contract/tokens/scopes'
import { useEffect, useState } from 'react'
import { ScopeChoice } from '../../domain/tokens/scope-choice.tsx'
import { errorText } from '../../platform/api/error-text.ts'
import { t } from '../../platform/i18n/i18n.ts'
import { useSession } from '../../platform/session/use-session.ts'
import { Button } from '../../ui/button.tsx'
import { ErrorText } from '../../ui/error-text.tsx'
import { LinkPage } from '../../ui/link-page.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { useAnswerConsent, useConsent } from './use-consent.ts'

export interface ConsentScreenProps {
  request: AuthorizationRequest
  onSignIn: () => void
  /** Leaves for the client's address. */
  goTo: (address: string) => void
}

/** Asks the person whether a program may use the account, and for what. */
export function ConsentScreen({ request, onSignIn, goTo }: ConsentScreenProps) {
  const { token, user } = useSession()
  const { data, error } = useConsent(request, token ? (user?.id ?? 0) : undefined)
  // A faulty request is the client's to mend: it is answered without asking the person.
  const faulty = data?.redirect
  useEffect(() => {
    if (faulty) goTo(faulty)
  }, [faulty, goTo])
  return (
    <LinkPage title={t('Allow access?')}>
      {!token && (
        <>
          <p>{t('A program is asking for access to your account. Sign in to see what it wants to do.')}</p>
          <Button variant="primary" size="large" wide onClick={onSignIn}>
            {t('Sign In')}
          </Button>
        </>
      )}
      {token && !data && !error && (
        <div role="status" aria-busy="true" aria-label={t('Loading')}>
          <Skeleton className="h-36" />
        </div>
      )}
      {token && error && <ErrorText>{errorText(error, t(messages.unexpected))}</ErrorText>}
      {token && data?.consent && (
        <Question key={user?.id} consent={data.consent} request={request} name={user?.name ?? ''} goTo={goTo} />
      )}
    </LinkPage>
  )
}

interface QuestionProps {
  consent: Consent
  request: AuthorizationRequest
  name: string
  goTo: (address: string) => void
}

function Question({ consent, request, name, goTo }: QuestionProps) {
  const [chosen, setChosen] = useState<readonly Scope[]>(consent.scopes)
  const answer = useAnswerConsent(request, goTo)
  const { client_name: client, answers_to: host } = consent
  return (
    <>
      <p>{t('“{client}” wants to use the account of {name}.', { client, name })}</p>
      <p className="text-14 text-ink-2">
        {host === null
          ? t(
              'The program runs on this device. Any program can use this name: allow it only if you just started it yourself.',
            )
          : t('The answer goes to {host}. Any program can use this name: allow it only if you just came from there.', {
              host,
            })}
      </p>
      <ScopeChoice offered={consent.scopes} chosen={chosen} onChange={setChosen} />
      <p className="text-14 text-ink-2">
        {t(
          'It never sees your password and cannot change how you sign in or pay. You can revoke access on your account page at any time.',
        )}
      </p>
      {answer.error && <ErrorText>{errorText(answer.error, t(messages.unexpected))}</ErrorText>}
      <div className="grid grid-cols-2 gap-3">
        <Button disabled={answer.isPending} onClick={() => answer.mutate([])}>
          {t('Deny')}
        </Button>
        <Button
          variant="primary"
          disabled={chosen.length === 0}
          busy={answer.isPending}
          onClick={() => answer.mutate(chosen)}
        >
          {t('Allow')}
        </Button>
      </div>
    </>
  )
}
