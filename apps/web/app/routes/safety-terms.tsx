import { safetyQuestions } from '../features/site/components/safety-texts.ts'
import { SafetyScreen } from '../features/site/safety-screen.tsx'
import { t } from '../platform/i18n/i18n.ts'
import { faqData, pageMeta } from '../platform/navigation/page-meta.ts'
import { SiteFrame } from './sections/site-frame.tsx'

export const meta = () =>
  pageMeta({
    title: t('Safety & Security · Washline'),
    description: t('How Washline protects your clothes: loss and damage policy, verification, insurance.'),
    structuredData: faqData(safetyQuestions()),
  })

export default function SafetyTerms() {
  return (
    <SiteFrame>
      <SafetyScreen />
    </SiteFrame>
  )
}
