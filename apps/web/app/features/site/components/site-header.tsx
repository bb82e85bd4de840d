import { t } from '../../../platform/i18n/i18n.ts'
import { publicPath } from '../../../platform/navigation/public-path.ts'
import { NavLink } from '../../../router/index.ts'
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
const barText = 'whitespace-nowrap max-[389px]:text-14'

/**
 * The bar of the public pages. On a phone its links are in a menu that needs no script, in most languages with one of
 * the actions.
 */
export function SiteHeader({ firstName, onSignIn, onSignUp, onSignOut }: SiteHeaderProps) {
  const [secondText, onSecond] = firstName ? [t('Sign Out'), onSignOut] : [t('Sign Up'), onSignUp]
  return (
    <header className="site-header">
      <div className="gutter flex items-center gap-1 wide:gap-3">
        <Logo to={firstName ? '/home-screen' : publicPath('/')} />
        <nav className="ml-5 hidden desk:flex" aria-label={t('Main')}>
          <Links />
        </nav>
        {firstName ? (
          <ButtonLink variant="link" className="mr-0 ml-auto min-w-0 desk:max-w-64" to="/home-screen">
            <span className="truncate">{t('Hello {name}', { name: firstName })}</span>
          </ButtonLink>
        ) : (
          <Button variant="link" className={`${barText} mr-0 ml-auto`} onClick={onSignIn}>
            {t('Sign In')}
          </Button>
        )}
        <Button size="compact" flat className={`bar-action ${barText} max-wide:px-2.5`} onClick={onSecond}>
          {secondText}
        </Button>
        <button
          type="button"
          className="icon-button max-wide:-mr-3 desk:hidden"
          popoverTarget={menuId}
          aria-label={t('Menu')}
        >
          <Icon name="menu" />
        </button>
      </div>
      <nav id={menuId} className="site-menu" popover="auto" aria-label={t('Menu')}>
        <Links />
        <button
          type="button"
          className="site-link menu-action"
          popoverTarget={menuId}
          popoverTargetAction="hide"
          onClick={onSecond}
        >
          {secondText}
        </button>
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
