import { MatchingScreen } from '../features/site/matching-screen.tsx'
import { t } from '../platform/i18n/i18n.ts'
import { pageMeta } from '../platform/navigation/page-meta.ts'
import { SiteFrame } from './halves/site-frame.tsx'

export const meta = () =>
  pageMeta({
    title: t('How matching works · Washline'),
    description: t('The published ranking: what counts when an order is offered to Washers, and how much.'),
  })

export default function HowMatchingWorks() {
  return (
    <SiteFrame>
      <MatchingScreen />
    </SiteFrame>
  )
}
