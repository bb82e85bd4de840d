import { Link } from 'react-router'
import { t } from '../../../platform/i18n/i18n.ts'
import { publicPath } from '../../../platform/navigation/public-path.ts'
import { Button } from '../../../ui/button.tsx'
import { ButtonLink } from '../../../ui/button-link.tsx'
import { Logo } from '../../../ui/logo.tsx'

export interface LandingHeaderProps {
  /** Of the signed-in person. */
  firstName: string | undefined
  onSignIn: () => void
  onSignUp: () => void
  onSignOut: () => void
}

const link = 'inline-grid min-h-12 place-items-center px-3.5 font-semibold no-underline hover:underline'

export function LandingHeader({ firstName, onSignIn, onSignUp, onSignOut }: LandingHeaderProps) {
  return (
    <header className="py-2">
      <div className="gutter flex items-center gap-1.5 narrow:gap-3">
        <Logo to={firstName ? '/home-screen' : publicPath('/')} />
        <nav className="ml-6 hidden desk:flex" aria-label={t('Main')}>
          <Link className={link} to={publicPath('/how-it-works')} preventScrollReset>
            {t('How It Works')}
          </Link>
          <Link className={link} to={publicPath('/washers')} preventScrollReset>
            {t('Find Washers')}
          </Link>
          <Link className={link} to={publicPath('/become-washer')} preventScrollReset>
            {t('Become a Washer')}
          </Link>
        </nav>
        <span className="flex-1" />
        {firstName ? (
          <>
            <ButtonLink look="link" className="max-w-32 truncate desk:max-w-64" to="/home-screen">
              {t('Hello {name}', { name: firstName })}
            </ButtonLink>
            <Button size="compact" flat className="whitespace-nowrap" onClick={onSignOut}>
              {t('Sign Out')}
            </Button>
          </>
        ) : (
          <>
            <Button look="link" className="whitespace-nowrap" onClick={onSignIn}>
              {t('Sign In')}
            </Button>
            <Button size="compact" flat className="whitespace-nowrap max-narrow:px-2.5" onClick={onSignUp}>
              {t('Sign Up')}
            </Button>
          </>
        )}
      </div>
    </header>
  )
}
