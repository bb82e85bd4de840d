import { lazy, Suspense } from 'react'
import { useSearchParams } from 'react-router'
import { FoundToCome } from '../features/directory/components/found-to-come.tsx'
import { DirectoryScreen } from '../features/directory/directory-screen.tsx'
import { wishOf } from '../features/directory/view-model.ts'
import { BeforeSearch } from '../features/site/components/before-search.tsx'
import { useIsHydrated } from '../platform/hydration/use-is-hydrated.ts'
import { t } from '../platform/i18n/i18n.ts'
import { pageMeta } from '../platform/navigation/page-meta.ts'
import { SiteFrame } from './halves/site-frame.tsx'

// Whoever only reads the page calls nobody.
const FoundWashers = lazy(() => import('./halves/found-washers.tsx'))

export const meta = () =>
  pageMeta({
    title: t('Find Washers · Washline'),
    description: t('Verified Washers near you, with their ratings and how often they were back in time.'),
  })

export default function Washers() {
  const [search, setSearch] = useSearchParams()
  const isHydrated = useIsHydrated()
  const wish = isHydrated ? wishOf(search) : undefined
  return (
    <SiteFrame>
      {({ onOrder }) => (
        <DirectoryScreen
          wish={wish}
          onWish={(next) =>
            setSearch(
              Object.entries(next).map(([name, value]): [string, string] => [name, String(value)]),
              { preventScrollReset: true },
            )
          }
        >
          {wish ? (
            <Suspense fallback={<FoundToCome />}>
              <FoundWashers wish={wish} onOrder={onOrder} />
            </Suspense>
          ) : (
            <div className="gutter">
              <BeforeSearch />
            </div>
          )}
        </DirectoryScreen>
      )}
    </SiteFrame>
  )
}
