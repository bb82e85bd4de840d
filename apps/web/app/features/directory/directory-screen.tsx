import type { ReactNode } from 'react'
import { t } from '../../platform/i18n/i18n.ts'
import { mainId } from '../../ui/skip-link.tsx'
import { PlaceSearch } from './components/place-search.tsx'
import type { WashersQuery } from './view-model.ts'

export interface DirectoryScreenProps {
  /** Undefined in a prerendered page. */
  query: WashersQuery | undefined
  onSearch: (query: WashersQuery) => void
  /** The results, or what replaces them before a search. */
  children: ReactNode
}

/** The verified Washers around a place. */
export function DirectoryScreen({ query, onSearch, children }: DirectoryScreenProps) {
  return (
    <main id={mainId} className="directory">
      <div className="gutter directory-head">
        <div className="grid gap-4">
          <h1 className="page-title">{t('Find Washers')}</h1>
          <p className="lead max-w-[36em]">
            {t('Every Washer is verified. See who washes near you, and what their customers say.')}
          </p>
        </div>
        <PlaceSearch key={JSON.stringify(query)} query={query} onSearch={onSearch} />
      </div>
      {children}
    </main>
  )
}
