import { LandingScreen } from '../features/site/landing-screen.tsx'
import { t } from '../platform/i18n/i18n.ts'
import { pageMeta } from '../platform/navigation/page-meta.ts'
import { SiteFrame } from './sections/site-frame.tsx'

export const meta = () =>
  pageMeta({
    title: t('Washline · Your laundry, washed and back in 3 hours'),
    description: t(
      'Take a photo, confirm, hand over the bag. A vetted Washer near you washes it and brings it back in 3 hours.',
    ),
    structuredData: { '@type': 'WebSite', name: 'Washline' },
  })

export default function Landing() {
  return <SiteFrame>{(ways) => <LandingScreen {...ways} />}</SiteFrame>
}
