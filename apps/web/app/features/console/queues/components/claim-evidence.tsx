import type { ConsoleClaim } from '@washline/contract/claims/console-endpoints'
import { formatDateTime } from '../../../../platform/format/date.ts'
import { t } from '../../../../platform/i18n/i18n.ts'
import { EvidencePhotos } from '../../components/evidence-photos.tsx'

const takenText = (takenAt: string | null) => (takenAt ? formatDateTime(takenAt) : t('No time in the photo'))

/** Photos of the order, of the claim and of the Washer's reply. */
export function ClaimEvidence({ claim: { order_photos, photos, reply } }: { claim: ConsoleClaim }) {
  const places = { scan: t('At home'), pickup: t('At pickup'), return: t('At return') }
  const taken = photos.map(({ url, taken_at }, index) => ({
    url,
    caption: t('Claim {number} of {count}', { number: index + 1, count: photos.length }),
    detail: takenText(taken_at),
  }))
  const answered = (reply?.photos ?? []).map(({ url, taken_at, used_before }, index, all) => ({
    url,
    caption: t('Answer {number} of {count}', { number: index + 1, count: all.length }),
    detail: takenText(taken_at),
    ...(used_before && { doubt: t('Also used in another answer') }),
  }))
  return (
    <section aria-label={t('Evidence')}>
      <EvidencePhotos
        photos={[
          ...order_photos.map(({ of, url, boxes }) => ({ url, caption: places[of], boxes })),
          ...taken,
          ...answered,
        ]}
      />
    </section>
  )
}
