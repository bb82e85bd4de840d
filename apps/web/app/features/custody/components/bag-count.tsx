import type { ManifestItem } from '@washline/contract/custody/schemas'
import { market } from '@washline/contract/market'
import { t } from '../../../platform/i18n/i18n.ts'
import { itemLabel } from '../../../platform/i18n/item-label.ts'
import { Button } from '../../../ui/button.tsx'
import { Stepper } from '../../../ui/stepper.tsx'
import { allOf, type Counts, differencesOf, sumOf } from '../view-model.ts'
import { DifferenceList } from './difference-list.tsx'

export interface BagCountProps {
  manifest: readonly ManifestItem[]
  /** Undefined until somebody counts. */
  counts: Counts | undefined
  onCount: (counts: Counts | undefined) => void
  /** Opens the count item by item, instead of one tap for the usual case. */
  isEach: boolean
  onEach: () => void
  busy?: boolean
}

/** Counts the bag: all items with one tap, or item by item. */
export function BagCount({ manifest, counts, onCount, isEach, onEach, busy = false }: BagCountProps) {
  const isAll = !isEach && counts !== undefined
  if (!isEach)
    return (
      <div className="grid gap-3">
        <Button
          wide
          size="large"
          {...(isAll && { icon: 'check', className: 'bg-suds' })}
          aria-pressed={isAll}
          busy={busy}
          onClick={() => onCount(isAll ? undefined : allOf(manifest))}
        >
          {t('{count, plural, one {The # item is here} other {All # items are here}}', { count: sumOf(manifest) })}
        </Button>
        <Button flat wide onClick={onEach}>
          {t('Count one by one')}
        </Button>
      </div>
    )
  const now = counts ?? allOf(manifest)
  return (
    <div className="grid gap-3">
      <ul className="stitched" aria-label={t('Items')}>
        {manifest.map(({ item_id, name, quantity }) => (
          <li key={item_id} className="flex min-h-16 items-center justify-between gap-3 py-2">
            <span className="min-w-0 wrap-anywhere">
              <span className="block font-semibold">{itemLabel(name)}</span>
              <span className="text-14 text-ink-2">{t('{count} expected', { count: quantity })}</span>
            </span>
            <Stepper
              label={itemLabel(name)}
              value={now[item_id] ?? quantity}
              max={market.orders.maxQuantity}
              lessText={t('One less: {name}', { name: itemLabel(name) })}
              moreText={t('One more: {name}', { name: itemLabel(name) })}
              onChange={(counted) => onCount({ ...now, [item_id]: counted })}
            />
          </li>
        ))}
      </ul>
      <div aria-live="polite">
        <DifferenceList differences={differencesOf(manifest, now)} />
      </div>
    </div>
  )
}
