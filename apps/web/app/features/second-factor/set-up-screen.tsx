import { t } from '../../platform/i18n/i18n.ts'
import { useHeadingFocus } from '../../platform/navigation/use-heading-focus.ts'
import { signOut } from '../../platform/session/sign-out.ts'
import { Button } from '../../ui/button.tsx'
import { later } from '../../ui/later.tsx'
import { Logo } from '../../ui/logo.tsx'
import { mainId } from '../../ui/skip-link.tsx'

const SetUp = later(() => import('./components/set-up.tsx').then((module) => module.SetUp))

/** Shown instead of the console until the operator has a second factor. */
export function SetUpScreen({ onDone }: { onDone: () => void }) {
  useHeadingFocus()
  return (
    <main id={mainId} className="mx-auto grid min-h-dvh w-full max-w-120 content-center gap-6 p-4">
      <Logo to="/ops" />
      <div className="grid gap-2">
        <h1 className="text-28">{t('Protect your sign-in')}</h1>
        <p className="text-ink-2">
          {t(
            'The console shows other people’s money and photos. To open it, you need your password and a code from an authenticator app on your phone.',
          )}
        </p>
      </div>
      <SetUp isChange={false} onDone={onDone} />
      <Button variant="link" className="justify-self-start" onClick={() => void signOut()}>
        {t('Sign Out')}
      </Button>
    </main>
  )
}
