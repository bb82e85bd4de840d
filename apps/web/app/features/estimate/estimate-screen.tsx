import type { ItemId, OrderId } from '@washline/contract/ids'
import { market } from '@washline/contract/market'
import type { RecognizedPiece, SamePiece } from '@washline/contract/orders/pieces'
import type { Order } from '@washline/contract/orders/schemas'
import { isLikelyPile } from '@washline/contract/scanning/likely-pile'
import { type ReactNode, useState } from 'react'
import { formatMinor } from '../../platform/format/money.ts'
import { t } from '../../platform/i18n/i18n.ts'
import { useHeadingFocus } from '../../platform/navigation/use-heading-focus.ts'
import { AppPage } from '../../ui/app-page.tsx'
import { Button } from '../../ui/button.tsx'
import { ButtonLink } from '../../ui/button-link.tsx'
import { later } from '../../ui/later.tsx'
import { Note } from '../../ui/note.tsx'
import { EstimateDock } from './components/estimate-dock.tsx'
import { FoundHead } from './components/found-head.tsx'
import { ItemRow } from './components/item-row.tsx'
import { ItemSheet } from './components/item-sheet.tsx'
import type { RecognizedPiecesProps } from './components/recognized-pieces.tsx'
import type { SamePiecesProps } from './components/same-pieces.tsx'
import { useCorrections } from './use-corrections.ts'
import { countOf, isDoubtful, liveRows, marksOf, type Row } from './view-model.ts'

export interface EstimateScreenProps {
  order: Order
  checkedItems: readonly ItemId[] | undefined
  /** Unsure items that the customer has confirmed. */
  onChecked: (ids: readonly ItemId[]) => void
  onSaved: (order: Order) => void
  onContinue: () => void
  /** Shown below the list once something was corrected. */
  trainingAsk: ReactNode
  /** Deletes the draft. */
  deleteDraft: ReactNode
  /** What the zone of a chosen place lacks. */
  zoneNote: ReactNode
  stepLine: ReactNode
  aside: ReactNode
}

const none: readonly SamePiece[] = []
const noneRecognized: readonly RecognizedPiece[] = []

const SamePieces = later(() => import('./components/same-pieces.tsx').then((module) => module.SamePieces), null)
const RecognizedPieces = later(
  () => import('./components/recognized-pieces.tsx').then((module) => module.RecognizedPieces),
  null,
)

type Edited = { key: string | undefined }

/** The result of the scan, with its prices, to check and correct. */
export function EstimateScreen(props: EstimateScreenProps) {
  useHeadingFocus()
  const { order, checkedItems, onChecked, onSaved, onContinue, trainingAsk, deleteDraft, stepLine, aside } = props
  const { rows, hasCorrected, hasFailed, flush, letServer, add, change, remove } = useCorrections({
    order,
    checkedItems,
    onChecked,
    onSaved,
  })
  const [chosen, setChosen] = useState<string>()
  const [edited, setEdited] = useState<Edited>()
  const editedRow = rows.find(({ key }) => key === edited?.key)
  const dock = <EstimateDock rows={rows} hasFailed={hasFailed} onSave={flush} onContinue={onContinue} />
  return (
    <AppPage title={t('Check the count')} back="/home-screen" tab="home" stepLine={stepLine} aside={aside} dock={dock}>
      <Found order={order} rows={rows} chosen={chosen} onChoose={setChosen} />
      <Repeated order={order} letServer={letServer} />
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
              recognized={<Recognized order={order} row={row} letServer={letServer} />}
            />
          ))}
        </ul>
      )}
      <AddMore orderId={order.id} rows={rows} onAdd={() => setEdited({ key: undefined })} />
      {props.zoneNote}
      {hasCorrected && trainingAsk}
      <p className="text-14 text-ink-2 desk:hidden">{t('Estimate, may be adjusted after provider review')}</p>
      <div className="justify-self-start">{deleteDraft}</div>
      <ItemSheet
        open={edited !== undefined}
        item={editedRow}
        onClose={() => setEdited(undefined)}
        onSave={(item) => (editedRow ? change(editedRow, { ...item, isUnsure: false }) : add(item))}
        onRemove={remove}
      />
    </AppPage>
  )
}

interface FoundProps {
  order: Order
  rows: readonly Row[]
  chosen: string | undefined
  onChoose: (key: string) => void
}

/** The photo with its found pieces; a chosen one is scrolled to in the list. */
function Found({ order, rows, chosen, onChoose }: FoundProps) {
  const choosePiece = (key: string) => {
    onChoose(key)
    document.getElementById(key)?.scrollIntoView({ block: 'center' })
  }
  return (
    <>
      <FoundHead
        imageUrl={order.scanned_image_url}
        count={countOf(rows)}
        unsure={liveRows(rows).filter((row) => row.isUnsure).length}
        isByHand={rows.length === 0}
        marks={marksOf(rows, chosen, (row) => formatMinor(row.unitPriceMinor))}
        onChoose={choosePiece}
      />
      {isDoubtful(rows) && <DoubtNote />}
      {isLikelyPile(order.items) && <PileNote />}
    </>
  )
}

/** Its code comes with the first piece that is on two photos, and it stays for its last answer. */
function Repeated({ order, letServer }: Pick<SamePiecesProps, 'letServer'> & { order: Order }) {
  const pieces = order.same_pieces ?? none
  const [isShown, setIsShown] = useState(false)
  if (pieces.length > 0 && !isShown) setIsShown(true)
  return isShown && <SamePieces orderId={order.id} pieces={pieces} letServer={letServer} />
}

/** Its code comes with the first piece that was washed before, and it stays for its last answer. */
function Recognized({ order, row, letServer }: Pick<RecognizedPiecesProps, 'letServer'> & { order: Order; row: Row }) {
  const all = order.recognized_pieces ?? noneRecognized
  const pieces = all.filter((piece) => piece.item_id === row.id).slice(0, row.quantity)
  const [isShown, setIsShown] = useState(false)
  if (pieces.length > 0 && !isShown) setIsShown(true)
  return isShown && <RecognizedPieces orderId={order.id} name={row.name} pieces={pieces} letServer={letServer} />
}

function AddMore({ orderId, rows, onAdd }: { orderId: OrderId; rows: readonly Row[]; onAdd: () => void }) {
  const isFull = liveRows(rows).length >= market.orders.maxItems
  return (
    <div className="flex flex-wrap gap-x-6">
      <Button variant="link" icon="plus" disabled={isFull} onClick={onAdd}>
        {t('Add an item')}
      </Button>
      <ButtonLink variant="link" icon="camera" to={`/order/scan?order=${orderId}`}>
        {t('Add another photo')}
      </ButtonLink>
    </div>
  )
}

/** A further photo would count most of the pile twice: pieces that are half hidden are rarely recognized. */
const PileNote = () => (
  <Note icon="camera">
    <p>{t('Some items seem to overlap. Spread them out and take a new photo of everything, or correct the list.')}</p>
    <ButtonLink variant="link" icon="camera" to="/order/scan">
      {t('Take a new photo')}
    </ButtonLink>
  </Note>
)

const DoubtNote = () => (
  <Note icon="camera">
    {t('We are not sure this is laundry. Check every item, or add another photo in good light.')}
  </Note>
)
