import { QueryClientProvider } from '@tanstack/react-query'
import { useState } from 'react'
import { t } from '../../../platform/i18n/i18n.ts'
import { queryClient } from '../../../platform/query.ts'
import { Dialog } from '../../../ui/dialog.tsx'
import { ForgotPasswordForm } from '../forgot-password-form.tsx'
import { SignInCodeForm } from '../sign-in-code-form.tsx'
import { SignInForm } from '../sign-in-form.tsx'
import { SignUpForm } from '../sign-up-form.tsx'

export type AuthMode = 'sign-in' | 'sign-up' | 'forgot-password'

export interface AuthDialogsProps {
  /** The open one, if any. */
  mode: AuthMode | undefined
  onMode: (mode: AuthMode | undefined) => void
  onSignedIn: (session: { isNew: boolean }) => void
}

/** Sign in, sign up and forgot password in one window. */
export function AuthDialogs({ mode, onMode, onSignedIn }: AuthDialogsProps) {
  const [shown, setShown] = useState(mode)
  const [signInToken, setSignInToken] = useState<string>()
  if (mode && mode !== shown) {
    setShown(mode)
    setSignInToken(undefined)
  }
  const titles = {
    'sign-in': t('Sign In'),
    'sign-up': t('Sign Up'),
    'forgot-password': t('Forgot password'),
  }
  return (
    <QueryClientProvider client={queryClient}>
      <Dialog
        open={mode !== undefined}
        onClose={() => onMode(undefined)}
        title={shown ? titles[shown] : ''}
        closeText={t('Close')}
      >
        {shown === 'sign-in' && signInToken && (
          <SignInCodeForm
            signInToken={signInToken}
            onDone={() => onSignedIn({ isNew: false })}
            onBack={() => setSignInToken(undefined)}
          />
        )}
        {shown === 'sign-in' && !signInToken && (
          <SignInForm
            onDone={onSignedIn}
            onCode={setSignInToken}
            onSignUp={() => onMode('sign-up')}
            onForgot={() => onMode('forgot-password')}
          />
        )}
        {shown === 'sign-up' && (
          <SignUpForm onDone={() => onSignedIn({ isNew: true })} onSignIn={() => onMode('sign-in')} />
        )}
        {shown === 'forgot-password' && <ForgotPasswordForm onBack={() => onMode('sign-in')} />}
      </Dialog>
    </QueryClientProvider>
  )
}
