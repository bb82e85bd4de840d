import type { OrderId } from '@washline/contract/ids'
import { minor } from '@washline/contract/money'
import type { Item } from '@washline/contract/orders/schemas'
import { cameraMessages } from '@washline/contract/scanning/messages'
import { type FormEvent, useState } from 'react'
import { errorText } from '../../platform/api/error-text.ts'
import { PhotoPicker } from '../../platform/camera/photo-picker.tsx'
import { useChosenPhotos } from '../../platform/camera/use-chosen-photos.ts'
import { formatAmount } from '../../platform/format/money.ts'
import { t } from '../../platform/i18n/i18n.ts'
import { itemLabel } from '../../platform/i18n/item-label.ts'
import { Button } from '../../ui/button.tsx'
import { ErrorText } from '../../ui/error-text.tsx'
import { SelectField } from '../../ui/select-field.tsx'
import { Sheet } from '../../ui/sheet.tsx'
import { TextField } from '../../ui/text-field.tsx'
import type { Declared } from './components/declared.ts'
import { useUploadDeclaredPhoto } from './use-upload-declared-photo.ts'
import { readWorth } from './view-model.ts'

export interface DeclareFormProps {
  orderId: OrderId
  open: boolean
  /** Items that can be declared; the first is preset. */
  items: readonly Item[] | undefined
  onClose: () => void
  onDeclared: (piece: Declared) => void
}

/** Declares one valuable piece: which, its price when new, and a photo. */
export function DeclareForm({ open, orderId, items, onClose, onDeclared }: DeclareFormProps) {
  return (
    <Sheet open={open} onClose={onClose} title={t('High-value item')} closeText={t('Close')}>
      {items && <Piece orderId={orderId} items={items} onDeclared={onDeclared} />}
    </Sheet>
  )
}

function Piece({
  orderId,
  items,
  onDeclared,
}: Required<Pick<DeclareFormProps, 'orderId' | 'onDeclared'>> & { items: readonly Item[] }) {
  const [itemId, setItemId] = useState(items[0]?.id)
  const [text, setText] = useState('')
  const [problem, setProblem] = useState<string>()
  const [failure, setFailure] = useState<string>()
  const chosen = useChosenPhotos({ max: 1 })
  const upload = useUploadDeclaredPhoto(orderId)

  const submit = async (event: FormEvent) => {
    event.preventDefault()
    if (upload.isPending || itemId === undefined) return
    const read = readWorth(text)
    if ('problem' in read) return setProblem(read.problem)
    setFailure(undefined)
    try {
      const [photo] = chosen.photos
      const url = photo && (await upload.mutateAsync({ photo: photo.photo, key: photo.id }))
      onDeclared({ itemId, retailValue: read.worth, ...(url !== undefined && { photo: url }) })
    } catch (error) {
      setFailure(errorText(error, t(cameraMessages.process)))
    }
  }

  return (
    <form className="grid gap-5" onSubmit={(event) => void submit(event)} noValidate>
      <SelectField
        label={t('Which item?')}
        value={itemId}
        onChange={({ target }) => setItemId(items.find(({ id }) => String(id) === target.value)?.id)}
      >
        {items.map(({ id, name }) => (
          <option key={id} value={id}>
            {itemLabel(name)}
          </option>
        ))}
      </SelectField>
      <TextField
        label={t('Price of a new one today')}
        inputMode="decimal"
        autoComplete="off"
        placeholder={formatAmount(minor(18_000))}
        value={text}
        error={problem}
        onChange={(event) => {
          setText(event.target.value)
          setProblem(undefined)
        }}
      />
      <PhotoPicker label={t('How it looks now')} chosen={chosen} />
      <p className="text-14 text-ink-2">
        {t('The photo is stored with the order. It shows the condition of the item before pickup.')}
      </p>
      {failure && <ErrorText>{failure}</ErrorText>}
      <Button type="submit" variant="primary" size="large" wide busy={upload.isPending} busyText={t('Saving...')}>
        {t('Declare this item')}
      </Button>
    </form>
  )
}
