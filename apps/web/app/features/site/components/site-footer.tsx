import { t } from '../../../platform/i18n/i18n.ts'
import { publicPath } from '../../../platform/navigation/public-path.ts'
import { LanguageSetting } from '../../../platform/session/language-setting.tsx'
import { ButtonLink } from '../../../ui/button-link.tsx'
import { Logo } from '../../../ui/logo.tsx'

/** The foot of the public pages. */
export function SiteFooter() {
  return (
    <footer className="mt-10 border-t-2 pt-6 pb-10">
      <div className="gutter grid gap-5">
        <div className="flex flex-wrap items-center justify-between gap-3">
          <Logo to={publicPath('/')} />
          <div className="flex gap-3">
            <ButtonLink look="link" to={publicPath('/terms')}>
              {t('Terms')}
            </ButtonLink>
            <ButtonLink look="link" to={publicPath('/privacy')}>
              {t('Privacy')}
            </ButtonLink>
          </div>
        </div>
        <LanguageSetting />
      </div>
    </footer>
  )
}
