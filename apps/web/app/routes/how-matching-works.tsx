import { lazy, Suspense } from 'react'
import { MatchCostsToCome } from '../features/site/components/match-costs.tsx'
import { RankingParts } from '../features/site/components/ranking-parts.tsx'
import { RefusalWeightsToCome } from '../features/site/components/refusal-weights-to-come.tsx'
import { SearchReachToCome } from '../features/site/components/search-reach-to-come.tsx'
import { MatchingScreen } from '../features/site/matching-screen.tsx'
import { t } from '../platform/i18n/i18n.ts'
import { pageMeta } from '../platform/navigation/page-meta.ts'
import { SiteFrame } from './sections/site-frame.tsx'

// Operators set the weights and the reach, and the market learns about refusals: they are read at run time, and the page does not wait for them.
const MatchCosts = lazy(() => import('./sections/match-costs.tsx'))
const RankingWeights = lazy(() => import('./sections/ranking-weights.tsx'))
const RefusalWeights = lazy(() => import('./sections/refusal-weights.tsx'))
const SearchReach = lazy(() => import('./sections/search-reach.tsx'))

export const meta = () =>
  pageMeta({
    title: t('How matching works · Washline'),
    description: t('The published ranking: what counts when an order is offered to Washers, and how much.'),
  })

export default function HowMatchingWorks() {
  return (
    <SiteFrame>
      <MatchingScreen
        weights={
          <Suspense fallback={<RankingParts />}>
            <RankingWeights />
          </Suspense>
        }
        reach={
          <Suspense fallback={<SearchReachToCome />}>
            <SearchReach />
          </Suspense>
        }
        costs={
          <Suspense fallback={<MatchCostsToCome />}>
            <MatchCosts />
          </Suspense>
        }
        refusals={
          <Suspense fallback={<RefusalWeightsToCome />}>
            <RefusalWeights />
          </Suspense>
        }
      />
    </SiteFrame>
  )
}
