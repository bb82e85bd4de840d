import type { ManifestItem } from '@washline/contract/custody/schemas'
import { guessGarment } from '@washline/contract/scanning/garment-of-name'
import { fillAt } from '../../../platform/format/fill-of.ts'
import { t } from '../../../platform/i18n/i18n.ts'
import { itemLabel } from '../../../platform/i18n/item-label.ts'
import { Button } from '../../../ui/button.tsx'
import { Garment } from '../../../ui/garment.tsx'
import type { GarmentName } from '../../../ui/sprite.ts'
import { allOf, type Counts, countedOf, differencesOf, isWhole, sumOf, tapped } from '../view-model.ts'
import { BagCount } from './bag-count.tsx'
import { DifferenceList } from './difference-list.tsx'

export interface DoorCountProps {
  manifest: readonly ManifestItem[]
  /** The items that were counted so far. */
  counts: Counts
  onCount: (counts: Counts) => void
  /** Counts above the list need steppers. */
  isEach: boolean
  onEach: () => void
}

/** Counts the bag at a door: a tap counts a garment, each further tap takes one off. */
export function DoorCount({ manifest, counts, onCount, isEach, onEach }: DoorCountProps) {
  const all = sumOf(manifest)
  return (
    <div className="grid gap-3">
      <p className="flex items-baseline gap-3" role="status">
        <span className="huge num">{t('{counted} of {all}', { counted: countedOf(counts), all })}</span>
        <span className="text-ink-2">{t('counted')}</span>
      </p>
      {isEach ? (
        <BagCount manifest={manifest} counts={counts} onCount={(next) => onCount(next ?? {})} isEach onEach={onEach} />
      ) : (
        <>
          <ul className="door-count" aria-label={t('Items')}>
            {manifest.map((item, index) => (
              <li key={item.item_id}>
                <GarmentToggle
                  item={item}
                  index={index}
                  counted={counts[item.item_id]}
                  onTap={() => onCount(tapped(counts, item))}
                />
              </li>
            ))}
          </ul>
          <div aria-live="polite">
            {isWhole(manifest, counts) && <DifferenceList differences={differencesOf(manifest, counts)} />}
          </div>
          <div className="flex flex-wrap gap-x-6">
            <Button variant="link" onClick={() => onCount(allOf(manifest))}>
              {t('{count, plural, one {The # item is here} other {All # items are here}}', { count: all })}
            </Button>
            <Button variant="link" onClick={onEach}>
              {t('Count one by one')}
            </Button>
          </div>
        </>
      )}
    </div>
  )
}

interface GarmentToggleProps {
  item: ManifestItem
  index: number
  /** Undefined until it is counted. */
  counted: number | undefined
  onTap: () => void
}

function GarmentToggle({ item: { name, quantity }, index, counted, onTap }: GarmentToggleProps) {
  return (
    <button
      type="button"
      className="door-toggle"
      aria-pressed={counted !== undefined}
      data-differs={(counted !== undefined && counted !== quantity) || undefined}
      onClick={onTap}
    >
      <Garment name={guessGarment(name).sprite as GarmentName} fill={fillAt(index, name)} size={40} />
      <span className="min-w-0 flex-1 wrap-anywhere">{itemLabel(name)}</span>
      <b className="num">
        {counted === undefined ? `×${quantity}` : t('{counted} of {all}', { counted, all: quantity })}
      </b>
    </button>
  )
}
