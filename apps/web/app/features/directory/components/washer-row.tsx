import type { NearbyWasher } from '@washline/contract/directory/endpoints'
import { formatDistance } from '../../../platform/format/distance.ts'
import { initials } from '../../../platform/format/initials.ts'
import { t } from '../../../platform/i18n/i18n.ts'
import { Avatar } from '../../../ui/avatar.tsx'
import { WasherRating } from './washer-stats.tsx'

export interface WasherRowProps {
  washer: NearbyWasher
  onOpen: () => void
}

export function WasherRow({ washer, onOpen }: WasherRowProps) {
  const { name, rating, completed_orders: count, promise_kept_percent: percent, is_newcomer: isNewcomer } = washer
  return (
    <li className="washer-row">
      <Avatar initials={initials(name)} />
      <div className="grid min-w-0 gap-1">
        <div className="flex items-baseline justify-between gap-3">
          <h3 className="min-w-0 wrap-anywhere">
            <button type="button" className="washer-row-open" onClick={onOpen}>
              {name}
            </button>
          </h3>
          <span className="num font-semibold">{formatDistance(washer.distance_meters)}</span>
        </div>
        <WasherRating rating={rating} />
        <p className="flex flex-wrap gap-x-3 text-14 text-ink-2">
          <span>{t('{count, plural, one {# order} other {# orders}}', { count })}</span>
          {percent !== null && <span>{t('{percent}% back in time', { percent })}</span>}
          {isNewcomer && <span className="newcomer">{t('Newcomer')}</span>}
        </p>
      </div>
    </li>
  )
}
