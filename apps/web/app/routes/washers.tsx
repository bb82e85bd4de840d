import { QueryClientProvider } from '@tanstack/react-query'
import { useSearchParams } from 'react-router'
import { DirectoryScreen } from '../features/directory/directory-screen.tsx'
import { wishOf } from '../features/directory/view-model.ts'
import { BeforeSearch } from '../features/site/components/before-search.tsx'
import { useIsHydrated } from '../platform/hydration/use-is-hydrated.ts'
import { t } from '../platform/i18n/i18n.ts'
import { pageMeta } from '../platform/navigation/page-meta.ts'
import { queryClient } from '../platform/query.ts'
import { SiteFrame } from './halves/site-frame.tsx'

export const meta = () =>
  pageMeta({
    title: t('Find Washers · Washline'),
    description: t('Verified Washers near you, with their ratings and how often they were back in time.'),
  })

export default function Washers() {
  const [search, setSearch] = useSearchParams()
  const isHydrated = useIsHydrated()
  return (
    <QueryClientProvider client={queryClient}>
      <SiteFrame>
        {({ onOrder }) => (
          <DirectoryScreen
            wish={isHydrated ? wishOf(search) : undefined}
            onWish={(wish) =>
              setSearch(
                Object.entries(wish).map(([name, value]): [string, string] => [name, String(value)]),
                { preventScrollReset: true },
              )
            }
            onOrder={onOrder}
          >
            <BeforeSearch />
          </DirectoryScreen>
        )}
      </SiteFrame>
    </QueryClientProvider>
  )
}
