import { lazy, Suspense } from 'react'
import { SearchReachToCome } from '../features/site/components/search-reach-to-come.tsx'
import { MatchingScreen } from '../features/site/matching-screen.tsx'
import { t } from '../platform/i18n/i18n.ts'
import { pageMeta } from '../platform/navigation/page-meta.ts'
import { SiteFrame } from './halves/site-frame.tsx'

// Set by the operators, so it is asked for: read on without waiting for it.
const SearchReach = lazy(() => import('./halves/search-reach.tsx'))

export const meta = () =>
  pageMeta({
    title: t('How matching works · Washline'),
    description: t('The published ranking: what counts when an order is offered to Washers, and how much.'),
  })

export default function HowMatchingWorks() {
  return (
    <SiteFrame>
      <MatchingScreen
        reach={
          <Suspense fallback={<SearchReachToCome />}>
            <SearchReach />
          </Suspense>
        }
      />
    </SiteFrame>
  )
}
