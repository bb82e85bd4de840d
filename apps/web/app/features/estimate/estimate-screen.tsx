import { market } from '@washline/contract/market'
import { messages } from '@washline/contract/messages'
import type { Order } from '@washline/contract/orders/schemas'
import { type ReactNode, useState } from 'react'
import { formatMoney } from '../../platform/format/money.ts'
import { t } from '../../platform/i18n/i18n.ts'
import { AppPage } from '../../ui/app-page.tsx'
import { Button } from '../../ui/button.tsx'
import { ButtonLink } from '../../ui/button-link.tsx'
import { FoundPhoto } from '../../ui/found-photo.tsx'
import { Note } from '../../ui/note.tsx'
import { Sheet } from '../../ui/sheet.tsx'
import { EstimateDock } from './components/estimate-dock.tsx'
import { ItemRow } from './components/item-row.tsx'
import { ItemForm } from './item-form.tsx'
import { useItemList } from './use-item-list.ts'
import { useLightUp } from './use-light-up.ts'
import {
  addRow,
  changeRow,
  countOf,
  litTotals,
  liveRows,
  looksPiled,
  marksOf,
  pieceCountOf,
  type Row,
  type RowChange,
} from './view-model.ts'

export interface EstimateScreenProps {
  order: Order
  /** Straight from the scan: the pieces light up and the count runs with them. */
  isFresh: boolean
  checkedItems: readonly number[] | undefined
  /** Unsure items that the customer has confirmed. */
  onChecked: (ids: readonly number[]) => void
  onSaved: (order: Order) => void
  onContinue: () => void
  /** Put below the list once something was corrected. */
  trainingAsk: ReactNode
  stepLine: ReactNode
  aside: ReactNode
}

type Edited = { key: string | undefined }

/** What the scan found: checked, corrected, priced. */
export function EstimateScreen(props: EstimateScreenProps) {
  const { order, isFresh, checkedItems = [], onChecked, onSaved, onContinue, trainingAsk, stepLine, aside } = props
  const { rows, edit, flush, hasFailed } = useItemList({ order, checkedItems, onSaved })
  const [chosen, setChosen] = useState<string>()
  const [edited, setEdited] = useState<Edited>()
  const [isLeaving, setIsLeaving] = useState(false)
  const [hasCorrected, setHasCorrected] = useState(false)
  const count = countOf(rows)
  const pieceCount = pieceCountOf(rows)
  const litCount = useLightUp(pieceCount, isFresh && order.scanned_image_url !== null)
  const unsure = liveRows(rows).filter((row) => row.isUnsure).length
  const editedRow = rows.find(({ key }) => key === edited?.key)
  const isFull = liveRows(rows).length >= market.orders.maxItems

  const correct = (next: readonly Row[]) => {
    setHasCorrected(true)
    edit(next)
  }
  const change = (row: Row, changes: RowChange) => {
    correct(changeRow(rows, row.key, changes))
    if (changes.isUnsure === false && row.id !== undefined) onChecked([...checkedItems, row.id])
  }
  const proceed = async () => {
    if (count === 0) return
    setIsLeaving(true)
    const isSaved = await flush()
    setIsLeaving(false)
    if (isSaved) onContinue()
  }
  const choosePiece = (key: string) => {
    setChosen(key)
    document.getElementById(key)?.scrollIntoView({ block: 'center' })
  }

  const dock = (
    <EstimateDock
      {...litTotals(rows, litCount)}
      isCounting={litCount < pieceCount}
      problems={[
        ...(count === 0 ? [t(messages.orders.selectItem)] : []),
        ...(hasFailed ? [t(messages.orders.updateItems)] : []),
      ]}
      isLeaving={isLeaving}
      canContinue={count > 0}
      onContinue={() => void proceed()}
    />
  )

  return (
    <AppPage title={t('Check the count')} back="/home-screen" tab="home" stepLine={stepLine} aside={aside} dock={dock}>
      <div className="found-head">
        {order.scanned_image_url && (
          <FoundPhoto
            imageUrl={order.scanned_image_url}
            alt={t('Your photo with {count, plural, one {# item} other {# items}} found', { count })}
            marks={marksOf(rows, chosen, (row) => formatMoney(row.unitPrice))}
            onChoose={choosePiece}
          />
        )}
        <div>
          <h2>{t('AI detected your laundry items')}</h2>
          <p className="mt-1.5 text-ink-2" aria-live="polite">
            {unsure
              ? t('{unsure, plural, one {# needs} other {# need}} your eye. Change anything.', { unsure })
              : t('{count, plural, one {# item} other {# items}} in one photo. Change anything.', { count })}
          </p>
        </div>
      </div>
      {looksPiled(order.items) && (
        <Note icon="camera">
          {t(
            'Some pieces seem to lie on top of each other. Spread them out and add another photo, or correct the list.',
          )}
        </Note>
      )}
      {rows.length > 0 && (
        <ul className="stitched" aria-label={t('Your items')}>
          {rows.map((row) => (
            <ItemRow
              key={row.key}
              row={row}
              isChosen={row.key === chosen}
              onChange={(changes) => change(row, changes)}
              onEdit={() => setEdited({ key: row.key })}
              onChoose={() => setChosen(row.key)}
            />
          ))}
        </ul>
      )}
      <div className="flex flex-wrap gap-x-6">
        <Button look="link" icon="plus" disabled={isFull} onClick={() => setEdited({ key: undefined })}>
          {t('Add an item')}
        </Button>
        <ButtonLink look="link" icon="camera" to={`/order/scan?order=${order.id}`}>
          {t('Add another photo')}
        </ButtonLink>
      </div>
      {hasCorrected && trainingAsk}
      <p className="text-14 text-ink-2 desk:hidden">{t('Estimate, may be adjusted after provider review')}</p>
      <Sheet
        open={edited !== undefined}
        onClose={() => setEdited(undefined)}
        title={editedRow ? t('Edit item') : t('Add an item')}
        closeText={t('Close')}
      >
        <ItemForm
          key={edited?.key ?? 'new'}
          item={editedRow}
          onSave={(item) => {
            if (editedRow) change(editedRow, { ...item, isUnsure: false })
            else correct(addRow(rows, { key: `new-${rows.length}-${Date.now()}`, ...item }))
            setEdited(undefined)
          }}
          onRemove={
            editedRow &&
            (() => {
              correct(changeRow(rows, editedRow.key, { isRemoved: true }))
              setEdited(undefined)
            })
          }
        />
      </Sheet>
    </AppPage>
  )
}
