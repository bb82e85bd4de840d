import type { ReactNode } from 'react'
import { t } from '../../platform/i18n/i18n.ts'
import { PlaceSearch } from './components/place-search.tsx'
import type { Wish } from './view-model.ts'

export interface DirectoryScreenProps {
  /** Where to look; nothing yet in a prerendered page. */
  wish: Wish | undefined
  onWish: (wish: Wish) => void
  /** Who was found there, or what stands while nothing is asked. */
  children: ReactNode
}

/** The verified Washers around a place. */
export function DirectoryScreen({ wish, onWish, children }: DirectoryScreenProps) {
  return (
    <main className="directory">
      <div className="gutter directory-head">
        <div className="grid gap-4">
          <h1 className="page-title">{t('Find Washers')}</h1>
          <p className="lead max-w-[36em]">
            {t('Every one is verified. See who washes near you, and what their customers say.')}
          </p>
        </div>
        <PlaceSearch key={JSON.stringify(wish)} wish={wish} onWish={onWish} />
      </div>
      {children}
    </main>
  )
}
