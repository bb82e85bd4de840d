import type { ManifestItem } from '@washline/contract/custody/schemas'
import { t } from '../../../platform/i18n/i18n.ts'
import { Button } from '../../../ui/button.tsx'
import { allOf, type Counts, countedOf, differencesOf, isWhole, sumOf, tapped } from '../view-model.ts'
import { BagCount } from './bag-count.tsx'
import { DifferenceList } from './difference-list.tsx'
import { GarmentToggles } from './garment-toggles.tsx'

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
          <GarmentToggles manifest={manifest} counts={counts} onTap={(item) => onCount(tapped(counts, item))} />
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
