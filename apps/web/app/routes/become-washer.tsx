import { market } from '@washline/contract/market'
import { EarningsEstimate } from '../features/earnings-estimate/components/earnings-estimate.tsx'
import { BecomeWasherScreen } from '../features/site/become-washer-screen.tsx'
import { washerQuestions } from '../features/site/components/washer-texts.ts'
import { t } from '../platform/i18n/i18n.ts'
import { faqData, pageMeta } from '../platform/navigation/page-meta.ts'
import { SiteFrame } from './sections/site-frame.tsx'

export const meta = () =>
  pageMeta({
    title: t('Become a Washer · Washline'),
    description: t('Wash for people nearby when it suits you: what you could earn, what you need, how pay works.'),
    structuredData: faqData(washerQuestions(market)),
  })

export default function BecomeWasher() {
  return (
    <SiteFrame>
      {({ onBecomeWasher }) => <BecomeWasherScreen estimate={<EarningsEstimate />} onBecomeWasher={onBecomeWasher} />}
    </SiteFrame>
  )
}
