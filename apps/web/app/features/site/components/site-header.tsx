import { NavLink } from 'react-router'
import { t } from '../../../platform/i18n/i18n.ts'
import { publicPath } from '../../../platform/navigation/public-path.ts'
import { Button } from '../../../ui/button.tsx'
import { ButtonLink } from '../../../ui/button-link.tsx'
import { Icon } from '../../../ui/icon.tsx'
import { Logo } from '../../../ui/logo.tsx'

export interface SiteHeaderProps {
  /** Of the signed-in person. */
  firstName: string | undefined
  onSignIn: () => void
  onSignUp: () => void
  onSignOut: () => void
}

const menuId = 'site-menu'
/** The longer words of other languages go on two lines rather than off the screen. */
const narrowText = 'wide:whitespace-nowrap max-narrow:text-14 max-wide:leading-tight'

/** The bar of the public pages: on a phone its links are in a menu that needs no script. */
export function SiteHeader({ firstName, onSignIn, onSignUp, onSignOut }: SiteHeaderProps) {
  return (
    <header className="site-header">
      <div className="gutter flex items-center gap-1 wide:gap-3">
        <Logo to={firstName ? '/home-screen' : publicPath('/')} />
        <nav className="ml-5 hidden desk:flex" aria-label={t('Main')}>
          <Links />
        </nav>
        <span className="flex-1" />
        {firstName ? (
          <>
            <ButtonLink look="link" className="max-w-32 truncate desk:max-w-64" to="/home-screen">
              {t('Hello {name}', { name: firstName })}
            </ButtonLink>
            <Button size="compact" flat className="whitespace-nowrap max-wide:px-2.5" onClick={onSignOut}>
              {t('Sign Out')}
            </Button>
          </>
        ) : (
          <>
            <Button look="link" className={narrowText} onClick={onSignIn}>
              {t('Sign In')}
            </Button>
            <Button size="compact" flat className={`${narrowText} max-wide:px-2.5`} onClick={onSignUp}>
              {t('Sign Up')}
            </Button>
          </>
        )}
        <button
          type="button"
          className="icon-button max-narrow:-mr-3 desk:hidden"
          popoverTarget={menuId}
          aria-label={t('Menu')}
        >
          <Icon name="menu" />
        </button>
      </div>
      <nav id={menuId} className="site-menu" popover="auto" aria-label={t('Menu')}>
        <Links />
      </nav>
    </header>
  )
}

function Links() {
  return (
    <>
      <NavLink className="site-link" to={publicPath('/how-it-works')}>
        {t('How It Works')}
      </NavLink>
      <NavLink className="site-link" to={publicPath('/washers')}>
        {t('Find Washers')}
      </NavLink>
      <NavLink className="site-link" to={publicPath('/become-washer')}>
        {t('Become a Washer')}
      </NavLink>
    </>
  )
}
