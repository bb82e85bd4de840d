import { lazy, type ReactNode, Suspense } from 'react'
import { Logo } from './logo.tsx'
import { mainId } from './skip-link.tsx'

const LineGarments = lazy(() => import('./line-garments.tsx').then((module) => ({ default: module.LineGarments })))

export interface BarePageProps {
  /** The classes of the main part; those of a mailed link's target by default. */
  className?: string
  children: ReactNode
}

/** A page beside the product: the logo, and what it is about. */
export const BarePage = ({ className, children }: BarePageProps) => (
  <div className="bare-page gutter grid min-h-dvh grid-rows-[auto_1fr] py-2">
    <header>
      <Logo to="/" />
    </header>
    <main id={mainId} className={className ?? 'mx-auto w-full max-w-[26rem] py-10'}>
      {className === undefined && (
        <Suspense>
          <LineGarments />
        </Suspense>
      )}
      {children}
    </main>
  </div>
)
