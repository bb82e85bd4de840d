import { Logo } from './logo.tsx'
import { openingHtml } from './opening.ts'
import { Skeleton } from './skeleton.tsx'
import { mainId } from './skip-link.tsx'

export interface FirstFrameProps {
  /** The loading text; left out where the language is not known yet. */
  label?: string
}

/** The bar of the app and the outline of a page, shown before the page itself. */
export function FirstFrame({ label }: FirstFrameProps) {
  return (
    <div className="app" aria-busy="true">
      <header className="desk-bar">
        <Logo to="/home-screen" />
      </header>
      <header className="app-bar app-bar-home">
        <Logo to="/home-screen" />
      </header>
      <div className="page-columns">
        <main id={mainId} className="page-main">
          {label && (
            <p className="sr-only" role="status">
              {label}
            </p>
          )}
          <div className="page-body">
            {/* biome-ignore lint/security/noDangerouslySetInnerHtml: the shell's own, written by the build */}
            <div className="opening" dangerouslySetInnerHTML={{ __html: openingHtml() }} suppressHydrationWarning />
            <Skeleton className="h-10 w-3/5" />
            <Skeleton className="h-52 rounded-ticket" />
            <Skeleton className="h-20" />
            <Skeleton className="h-20" />
          </div>
        </main>
      </div>
    </div>
  )
}
