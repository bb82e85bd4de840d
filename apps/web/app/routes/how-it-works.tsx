import { howQuestions } from '../features/site/components/how-texts.ts'
import { HowItWorksScreen } from '../features/site/how-it-works-screen.tsx'
import { t } from '../platform/i18n/i18n.ts'
import { faqData, pageMeta } from '../platform/navigation/page-meta.ts'
import { SiteFrame } from './sections/site-frame.tsx'

export const meta = () =>
  pageMeta({
    title: t('How It Works · Washline'),
    description: t('From the photo to the clean shirt, step by step, with every price: for customers and for Washers.'),
    structuredData: faqData(howQuestions()),
  })

export default function HowItWorks() {
  return <SiteFrame>{(ways) => <HowItWorksScreen {...ways} />}</SiteFrame>
}
