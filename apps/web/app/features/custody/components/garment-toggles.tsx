import type { ManifestItem } from '@washline/contract/custody/schemas'
import { guessGarment } from '@washline/contract/scanning/garment-of-name'
import { fillAt } from '../../../platform/format/fill-of.ts'
import { t } from '../../../platform/i18n/i18n.ts'
import { itemLabel } from '../../../platform/i18n/item-label.ts'
import { Garment } from '../../../ui/garment.tsx'
import { hungAs } from '../../../ui/peg-points.ts'
import type { Counts } from '../view-model.ts'

export interface GarmentTogglesProps {
  manifest: readonly ManifestItem[]
  /** The items that were counted so far. */
  counts: Counts
  onTap: (item: ManifestItem) => void
}

/** The items of a bag, to be counted by taps: the first one counts all of an item, each further one takes one off. */
export function GarmentToggles({ manifest, counts, onTap }: GarmentTogglesProps) {
  return (
    <ul className="door-count" aria-label={t('Items')}>
      {manifest.map((item, index) => (
        <li key={item.item_id}>
          <GarmentToggle item={item} index={index} counted={counts[item.item_id]} onTap={() => onTap(item)} />
        </li>
      ))}
    </ul>
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
      <Garment name={hungAs(guessGarment(name).sprite)} fill={fillAt(index, name)} size={40} />
      <span className="min-w-0 flex-1 wrap-anywhere">{itemLabel(name)}</span>
      <b className="num">
        {counted === undefined ? `×${quantity}` : t('{counted} of {all}', { counted, all: quantity })}
      </b>
    </button>
  )
}
