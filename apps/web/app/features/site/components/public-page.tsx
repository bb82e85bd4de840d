import type { ReactNode } from 'react'
import { mainId } from '../../../ui/skip-link.tsx'

export interface PublicPageProps {
  title: string
  lead: string
  /** At the right of the title on a desktop. */
  ornament?: ReactNode
  children: ReactNode
}

/** A public page of text: a headline and the content. */
export function PublicPage({ title, lead, ornament, children }: PublicPageProps) {
  return (
    <main id={mainId} className="gutter grid gap-12 pt-10 desk:gap-20 desk:pt-16">
      <div className="flex items-end justify-between gap-10">
        <div className="grid gap-5">
          <h1 className="page-title">{title}</h1>
          <p className="lead max-w-[38em]">{lead}</p>
        </div>
        {ornament && <div className="hidden desk:block">{ornament}</div>}
      </div>
      {children}
    </main>
  )
}
