import type { ReactNode } from 'react'
import { t } from '../../../platform/i18n/i18n.ts'
import { useSession } from '../../../platform/session/use-session.ts'
import { ButtonLink } from '../../../ui/button-link.tsx'
import { Logo } from '../../../ui/logo.tsx'
import { SiteFooter } from './site-footer.tsx'

export interface PublicPageProps {
  title: string
  lead: string
  /** At the right of the title on a desktop. */
  ornament?: ReactNode
  children: ReactNode
}

/** A public page of text: the bar, a headline, the content, the foot. */
export function PublicPage({ title, lead, ornament, children }: PublicPageProps) {
  const { token } = useSession()
  const home = token ? '/home-screen' : '/'
  return (
    <>
      <header className="border-b-2 py-2">
        <div className="gutter flex items-center justify-between gap-3">
          <Logo to={home} />
          <ButtonLink look="link" to={home}>
            {t('Back')}
          </ButtonLink>
        </div>
      </header>
      <main className="gutter grid gap-10 pt-10 desk:gap-16 desk:pt-16">
        <div className="flex items-end justify-between gap-10">
          <div className="grid gap-5">
            <h1 className="text-[clamp(2.625rem,11vw,4.75rem)]">{title}</h1>
            <p className="lead max-w-[38em]">{lead}</p>
          </div>
          {ornament && <div className="hidden desk:block">{ornament}</div>}
        </div>
        {children}
      </main>
      <SiteFooter />
    </>
  )
}
