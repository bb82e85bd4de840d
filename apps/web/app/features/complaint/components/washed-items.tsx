import type { ComplaintForm } from '@washline/contract/complaints/schemas'
import { t } from '../../../platform/i18n/i18n.ts'
import { itemLabel } from '../../../platform/i18n/item-label.ts'
import { ErrorText } from '../../../ui/error-text.tsx'
import { Stepper } from '../../../ui/stepper.tsx'

type Pieces = Readonly<Record<number, number>>

interface WashedItemsProps {
  items: readonly Pick<ComplaintForm['items'][number], 'item_id' | 'name' | 'left'>[]
  pieces: Pieces
  error: boolean
  onPieces: (pieces: Pieces) => void
}

/** The items of the order, and how many of each are not good. */
export function WashedItems({ items, pieces, error, onPieces }: WashedItemsProps) {
  return (
    <fieldset className="grid min-w-0 gap-3" aria-labelledby="complaint-items">
      <h2 id="complaint-items">{t('Which items?')}</h2>
      {items.map(({ item_id, name, left }) => (
        <div key={item_id} className="flex items-center justify-between gap-4">
          <span className="wrap-anywhere">{itemLabel(name)}</span>
          <Stepper
            label={itemLabel(name)}
            value={pieces[item_id] ?? 0}
            max={left}
            lessText={t('One less: {name}', { name: itemLabel(name) })}
            moreText={t('One more: {name}', { name: itemLabel(name) })}
            onChange={(quantity) => onPieces({ ...pieces, [item_id]: quantity })}
          />
        </div>
      ))}
      {error && <ErrorText>{t('Please choose at least one item.')}</ErrorText>}
    </fieldset>
  )
}
