import { guessGarment } from '@washline/contract/scanning/garment-of-name'
import { fillAt } from '../../../platform/format/fill-of.ts'
import { t } from '../../../platform/i18n/i18n.ts'
import { itemLabel } from '../../../platform/i18n/item-label.ts'
import { ErrorText } from '../../../ui/error-text.tsx'
import { Garment } from '../../../ui/garment.tsx'
import type { GarmentName } from '../../../ui/sprite.ts'
import { type Entry, type FormItem, stillMissing } from '../view-model.ts'

export interface ItemPickerProps {
  items: readonly FormItem[]
  entries: readonly Entry[]
  onToggle: (item: FormItem) => void
  error: string | undefined
}

/** The items of the order with their counts, and which are claimed. */
export function ItemPicker({ items, entries, onToggle, error }: ItemPickerProps) {
  return (
    <fieldset className="grid min-w-0 gap-3" aria-labelledby="pieces">
      <h2 id="pieces">{t('Which item?')}</h2>
      <ul className="claim-pieces">
        {items.map((item, index) => (
          <li key={item.item_id}>
            <label className="claim-piece">
              <input
                type="checkbox"
                className="sr-only"
                checked={entries.some(({ itemId }) => itemId === item.item_id)}
                disabled={item.claimable === 0}
                onChange={() => onToggle(item)}
              />
              <Garment
                name={guessGarment(item.name, item.category).sprite as GarmentName}
                fill={fillAt(index, item.name)}
                size={56}
              />
              <span className="wrap-anywhere">{itemLabel(item.name)}</span>
              <small className="num whitespace-normal">{countText(item)}</small>
            </label>
          </li>
        ))}
      </ul>
      {error && <ErrorText>{error}</ErrorText>}
    </fieldset>
  )
}

function countText(item: FormItem): string {
  const { claimable, counted_in, counted_out, listed } = item
  if (claimable === 0) return t('already claimed')
  const missing = stillMissing(item)
  if (missing > 0) return t('{missing} missing', { missing })
  if (counted_in !== null && counted_out !== null)
    return t('{counted_in} in, {counted_out} out', { counted_in, counted_out })
  return t('{listed} on the list', { listed })
}
