import { lazy, Suspense } from 'react'
import { FoundToCome } from '../features/directory/components/found-to-come.tsx'
import { DirectoryScreen } from '../features/directory/directory-screen.tsx'
import { readQuery } from '../features/directory/view-model.ts'
import { BeforeSearch } from '../features/site/components/before-search.tsx'
import { useIsHydrated } from '../platform/hydration/use-is-hydrated.ts'
import { t } from '../platform/i18n/i18n.ts'
import { pageMeta } from '../platform/navigation/page-meta.ts'
import { useSearchParams } from '../router/index.ts'
import { SiteFrame } from './sections/site-frame.tsx'

// Loaded with the first search only.
const FoundWashers = lazy(() => import('./sections/found-washers.tsx'))

export const meta = () =>
  pageMeta({
    title: t('Find Washers · Washline'),
    description: t('Verified Washers near you, with their ratings and how often they were back in time.'),
  })

export default function Washers() {
  const [search, setSearch] = useSearchParams()
  const isHydrated = useIsHydrated()
  const query = isHydrated ? readQuery(search) : undefined
  return (
    <SiteFrame>
      {({ onOrder }) => (
        <DirectoryScreen
          query={query}
          onSearch={(next) =>
            setSearch(
              Object.entries(next).map(([name, value]): [string, string] => [name, String(value)]),
              { state: { keepScroll: true } },
            )
          }
        >
          {query ? (
            <Suspense fallback={<FoundToCome />}>
              <FoundWashers query={query} onOrder={onOrder} />
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
