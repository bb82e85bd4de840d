import { googleSignIn } from '@washline/contract/identity/endpoints'
import { signInMessages } from '@washline/contract/identity/messages'
import { useState } from 'react'
import { callApi } from '../../../platform/api/call-api.ts'
import { errorText } from '../../../platform/api/error-text.ts'
import { useConfig } from '../../../platform/api/use-config.ts'
import { t } from '../../../platform/i18n/i18n.ts'
import { signIn } from '../../../platform/session/session.ts'
import { Button } from '../../../ui/button.tsx'
import { ErrorText } from '../../../ui/error-text.tsx'
import { type CodeAsked, codeAsked } from './code-asked.ts'
import { requestGoogleToken } from './request-google-token.ts'

export interface GoogleButtonProps {
  onDone: (result: { isNew: boolean }) => void
  onCode: CodeAsked
}

/** Sign-in with Google; nothing where the server has no Google client. */
export function GoogleButton({ onDone, onCode }: GoogleButtonProps) {
  const clientId = useConfig()?.google.client_id
  const [error, setError] = useState<string>()
  const [isBusy, setBusy] = useState(false)
  if (!clientId) return null
  const start = async () => {
    setBusy(true)
    setError(undefined)
    try {
      const answer = await callApi(googleSignIn, { body: { access_token: await requestGoogleToken(clientId) } })
      signIn(answer.token, answer.user)
      onDone({ isNew: !answer.signIn })
    } catch (cause) {
      const signInToken = codeAsked(googleSignIn, cause)
      if (signInToken) return onCode(signInToken)
      const ownMessage = cause instanceof Error && cause.name === 'GoogleError' ? cause.message : undefined
      setError(ownMessage || errorText(cause, t(signInMessages.google)))
    } finally {
      setBusy(false)
    }
  }
  return (
    <>
      <div className="grid grid-cols-[1fr_auto_1fr] items-center gap-3">
        <hr className="stitch" />
        <span className="text-14 text-ink-2">{t('or')}</span>
        <hr className="stitch" />
      </div>
      <Button wide flat icon="globe" busy={isBusy} onClick={start}>
        {t('Continue with Google')}
      </Button>
      {error && <ErrorText>{error}</ErrorText>}
    </>
  )
}
