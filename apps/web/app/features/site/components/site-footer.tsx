import { t } from '../../../platform/i18n/i18n.ts'
import type { PublicPath } from '../../../platform/navigation/public-pages.ts'
import { publicPath } from '../../../platform/navigation/public-path.ts'
import { LanguageSetting } from '../../../platform/session/language-setting.tsx'
import { Link } from '../../../router/index.ts'
import { Logo } from '../../../ui/logo.tsx'

type Links = readonly (readonly [path: PublicPath, text: string])[]

const columns = (): readonly (readonly [title: string, links: Links])[] => [
  [
    t('Laundry##service'),
    [
      ['/how-it-works', t('How It Works')],
      ['/washers', t('Find Washers')],
      ['/safety-terms', t('Safety & Security')],
      ['/how-claims-work', t('How claims work')],
    ],
  ],
  [
    t('Washers'),
    [
      ['/become-washer', t('Become a Washer')],
      ['/how-matching-works', t('How matching works')],
    ],
  ],
  [
    t('Legal'),
    [
      ['/terms', t('Terms')],
      ['/privacy', t('Privacy')],
    ],
  ],
]

export function SiteFooter() {
  return (
    <footer className="site-footer">
      <div className="gutter grid gap-8">
        <div className="grid gap-x-16 gap-y-8 desk:grid-cols-[1fr_auto]">
          <div className="grid content-start gap-1">
            <Logo to={publicPath('/')} />
            <p className="max-w-[24em] text-ink-2">{t('Every item is counted out and counted back in.')}</p>
          </div>
          <div className="grid grid-cols-2 gap-x-10 gap-y-6 wide:grid-cols-3 desk:gap-x-16">
            {columns().map(([title, links]) => (
              <nav key={title} aria-label={title}>
                <p className="kicker">{title}</p>
                <ul>
                  {links.map(([path, text]) => (
                    <li key={path}>
                      <Link className="footer-link" to={publicPath(path)}>
                        {text}
                      </Link>
                    </li>
                  ))}
                </ul>
              </nav>
            ))}
          </div>
        </div>
        <LanguageSetting />
      </div>
    </footer>
  )
}
