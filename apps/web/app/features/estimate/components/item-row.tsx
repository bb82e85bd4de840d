import { categoryTexts } from '@washline/contract/scanning/catalogue'
import type { ReactNode } from 'react'
import { fillOf } from '../../../platform/format/fill-of.ts'
import { formatMinor } from '../../../platform/format/money.ts'
import { activeLanguage, t, tText } from '../../../platform/i18n/i18n.ts'
import { itemLabel } from '../../../platform/i18n/item-label.ts'
import { Button } from '../../../ui/button.tsx'
import { Garment } from '../../../ui/garment.tsx'
import { Icon } from '../../../ui/icon.tsx'
import { Stepper } from '../../../ui/stepper.tsx'
import { type Row, type RowChange, spriteOf } from '../view-model.ts'

const longestUnbroken = 14

export interface ItemRowProps {
  row: Row
  isChosen: boolean
  onChange: (change: RowChange) => void
  onEdit: () => void
  onChoose: () => void
  /** Below it. */
  recognized: ReactNode
}

export function ItemRow({ row, isChosen, onChange, onEdit, onChoose, recognized }: ItemRowProps) {
  if (row.isRemoved) {
    return (
      <li className="flex min-h-16 items-center justify-between gap-3 text-ink-2" role="status">
        <span>{t('{name} removed', { name: itemLabel(row.name) })}</span>
        <Button variant="link" onClick={() => onChange({ isRemoved: false })}>
          {t('Undo')}
        </Button>
      </li>
    )
  }
  const { category, quantity, unitPriceMinor, isUnsure } = row
  const name = itemLabel(row.name)
  return (
    <li
      id={row.key}
      className={`item-row ${isChosen ? 'item-row-chosen' : ''}`}
      onPointerEnter={onChoose}
      onFocus={onChoose}
    >
      <Garment name={spriteOf(row.name, category)} size={40} fill={isUnsure ? 'pin' : fillOf(row.name, 'rinse')} />
      <div className="relative min-w-28 flex-1">
        <p className="font-semibold wrap-anywhere">
          {isUnsure ? <span className="mark">{t('{name}?', { name })}</span> : <NameToEdit name={name} />}
        </p>
        <p className="dotted text-14 text-ink-2">
          <span>{tText(categoryTexts[category])}</span>{' '}
          <span className="num">{t('{price} each', { price: formatMinor(unitPriceMinor) })}</span>
        </p>
        {!isUnsure && (
          <button type="button" className="item-edit" aria-label={t('Edit {name}', { name })} onClick={onEdit} />
        )}
      </div>
      <Stepper
        label={name}
        value={quantity}
        onChange={(next) => onChange({ quantity: next })}
        lessText={t('Fewer: {name}', { name })}
        moreText={t('More: {name}', { name })}
      />
      {isUnsure && (
        <div className="flex basis-full flex-wrap gap-2 pl-13">
          <Button
            size="compact"
            flat
            icon="check"
            aria-label={t('Yes, {name}', { name })}
            onClick={() => onChange({ isUnsure: false })}
          >
            {t('Yes')}
          </Button>
          <Button size="compact" flat aria-label={t('No, change {name}', { name })} onClick={onEdit}>
            {t('Change')}
          </Button>
        </div>
      )}
      {recognized}
    </li>
  )
}

/** The pencil stays beside the last word, which needs no space before it, unless that word is too long for a line. */
function NameToEdit({ name }: { name: string }) {
  const parts = [...new Intl.Segmenter(activeLanguage(), { granularity: 'word' }).segment(name)]
  const at = parts.findLast(({ isWordLike }) => isWordLike)?.index ?? 0
  const last = name.slice(at)
  return (
    <>
      {name.slice(0, at)}
      <span className={last.length <= longestUnbroken ? 'whitespace-nowrap' : ''}>
        {last}
        <Icon name="edit" className="ml-1.5 inline size-4 align-[-2px] text-ink-2" />
      </span>
    </>
  )
}
