import type { WasherOfOrder } from '@washline/contract/orders/schemas'
import { washerName } from '../../../domain/washer/washer-name.ts'
import { formatDistance } from '../../../platform/format/distance.ts'
import { formatRating } from '../../../platform/format/format-number.ts'
import { t } from '../../../platform/i18n/i18n.ts'
import { Stars } from '../../../ui/stars.tsx'

const whyText = ({ distance_meters, ground }: NonNullable<WasherOfOrder['match']>) => {
  const distance = formatDistance(distance_meters)
  return {
    score: t('Best match nearby, {distance} from you when asked.', { distance }),
    first_wash: t(
      'Asked first because they washed it before and are making it right. {distance} from you when asked.',
      {
        distance,
      },
    ),
    favourite: t('Asked first because they are one of your favorites. {distance} from you when asked.', { distance }),
    newcomer: t('New here: every newcomer gets a chance. {distance} from you when asked.', { distance }),
    batch: t('Many orders were open, and this was the best match overall. {distance} from you when asked.', {
      distance,
    }),
  }[ground]
}

export interface WasherCardProps {
  washer: WasherOfOrder
}

/** The Washer, their rating, and why they were matched. */
export function WasherCard({ washer }: WasherCardProps) {
  const { rating, rating_count: count, reason, match } = washer
  const { name, person } = washerName({ name: washer.name, ...washer.provider })
  return (
    <section className="grid gap-2" aria-label={t('Your Washer')}>
      <h2>{t('{name} is your Washer', { name })}</h2>
      {person && <p className="text-ink-2">{person}</p>}
      {rating === null ? (
        <p className="text-ink-2">{t('New here: no reviews yet')}</p>
      ) : (
        <p className="flex items-center gap-2">
          <Stars value={rating} />
          <span className="num font-semibold">{formatRating(rating)}</span>
          <span className="text-ink-2">{t('{count, plural, one {# review} other {# reviews}}', { count })}</span>
        </p>
      )}
      {match ? <p>{whyText(match)}</p> : reason && <p>{reason}</p>}
    </section>
  )
}
