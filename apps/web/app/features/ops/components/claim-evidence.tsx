import type { OpsClaim } from '@washline/contract/claims/ops-endpoints'
import { formatDateTime } from '../../../platform/format/date.ts'
import { t } from '../../../platform/i18n/i18n.ts'
import { EvidencePhotos } from './evidence-photos.tsx'

/** What the order already had, beside what the customer took. */
export function ClaimEvidence({ claim: { order_photos, photos } }: { claim: OpsClaim }) {
  const places = { scan: t('At home'), pickup: t('At pickup'), return: t('At return') }
  const taken = photos.map(({ url, taken_at }, index) => ({
    url,
    caption: t('Claim {number} of {count}', { number: index + 1, count: photos.length }),
    detail: taken_at ? formatDateTime(taken_at) : t('No time in the photo'),
  }))
  return (
    <section aria-label={t('Evidence')}>
      <EvidencePhotos photos={[...order_photos.map(({ of, url }) => ({ url, caption: places[of] })), ...taken]} />
    </section>
  )
}
