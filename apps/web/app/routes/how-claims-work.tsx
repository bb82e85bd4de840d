import { ClaimRules } from '../features/claim/components/claim-rules.tsx'
import { PublicPage } from '../features/site/components/public-page.tsx'
import { t } from '../platform/i18n/i18n.ts'
import { pageMeta } from '../platform/navigation/page-meta.ts'
import { Garment } from '../ui/garment.tsx'
import { SiteFrame } from './sections/site-frame.tsx'

export const meta = () =>
  pageMeta({
    title: t('How claims work · Washline'),
    description: t('The published rules that decide a claim, how the amount is calculated, and worked examples.'),
  })

export default function HowClaimsWork() {
  return (
    <SiteFrame>
      <PublicPage
        title={t('How claims work')}
        lead={t('What happens when an item is lost or damaged. The same rules for everyone, and no others.')}
        ornament={<Garment name="sweater" fill="blush" className="size-33" />}
      >
        <ClaimRules />
      </PublicPage>
    </SiteFrame>
  )
}
