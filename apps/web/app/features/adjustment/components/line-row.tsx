import { market } from '@washline/contract/market'
import { t } from '../../../platform/i18n/i18n.ts'
import { itemLabel } from '../../../platform/i18n/item-label.ts'
import { classes } from '../../../ui/classes.ts'
import { IconButton } from '../../../ui/icon-button.tsx'
import { Stepper } from '../../../ui/stepper.tsx'
import type { Line } from '../view-model.ts'

export interface LineRowProps {
  line: Line
  onQuantity: (quantity: number) => void
  onRemove: () => void
}

export function LineRow({ line, onQuantity, onRemove }: LineRowProps) {
  const { quantity, before } = line
  const name = itemLabel(line.name)
  return (
    <li className="flex items-center gap-2">
      <span className="min-w-0 flex-1">
        <span className={classes('block wrap-anywhere', quantity === 0 && 'text-ink-2 line-through')}>{name}</span>
        {quantity !== before && (
          <span className="text-14 text-ink-2">
            {before === 0 ? t('Added') : t('The customer counted {count}', { count: before })}
          </span>
        )}
      </span>
      <Stepper
        label={name}
        value={quantity}
        onChange={onQuantity}
        max={market.orders.maxQuantity}
        lessText={t('One less: {name}', { name })}
        moreText={t('One more: {name}', { name })}
      />
      <IconButton icon="close" label={t('Remove {name}', { name })} disabled={quantity === 0} onClick={onRemove} />
    </li>
  )
}
