import type { ReactNode } from 'react'
import { LineGarments } from './line-garments.tsx'
import { Logo } from './logo.tsx'
import { mainId } from './skip-link.tsx'

export interface BarePageProps {
  /** The classes of the main part; those of a mailed link's target by default. */
  className?: string
  children: ReactNode
}

/** A page beside the product: the logo, and what it is about. */
export const BarePage = ({ className = 'mx-auto w-full max-w-[26rem] py-10', children }: BarePageProps) => (
  <div className="bare-page gutter grid min-h-dvh grid-rows-[auto_1fr] py-2">
    <header>
      <Logo to="/" />
    </header>
    <main id={mainId} className={className}>
      <LineGarments />
      {children}
    </main>
  </div>
)
