import type { ComponentProps } from 'react'
import { t } from '../../../platform/i18n/i18n.ts'
import { Sheet } from '../../../ui/sheet.tsx'
import { ItemForm } from '../item-form.tsx'
import type { Row } from '../view-model.ts'

export interface ItemSheetProps {
  open: boolean
  /** The item to change; undefined to add one. */
  item: Row | undefined
  onClose: () => void
  onSave: ComponentProps<typeof ItemForm>['onSave']
  onRemove: (item: Row) => void
}

/** Adds or changes an item of the list. */
export function ItemSheet({ open, item, onClose, onSave, onRemove }: ItemSheetProps) {
  return (
    <Sheet open={open} onClose={onClose} title={item ? t('Edit item') : t('Add an item')} closeText={t('Close')}>
      <ItemForm
        key={item?.key ?? 'new'}
        item={item}
        onSave={(fields) => {
          onSave(fields)
          onClose()
        }}
        onRemove={
          item &&
          (() => {
            onRemove(item)
            onClose()
          })
        }
      />
    </Sheet>
  )
}
