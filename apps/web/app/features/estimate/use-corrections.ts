import type { ItemId } from '@washline/contract/ids'
import { useState } from 'react'
import { type ItemListOptions, useItemList } from './use-item-list.ts'
import { addRow, changeRow, type Row, type RowChange } from './view-model.ts'

export interface CorrectionsOptions extends ItemListOptions {
  /** Unsure items that the customer has confirmed. */
  onChecked: (ids: readonly ItemId[]) => void
}

/** The customer's corrections of the scanned list. */
export function useCorrections({ onChecked, ...options }: CorrectionsOptions) {
  const { rows, edit, flush, letServer, hasFailed } = useItemList(options)
  const { checkedItems = [] } = options
  const [hasCorrected, setHasCorrected] = useState(false)
  const correct = (next: readonly Row[]) => {
    setHasCorrected(true)
    edit(next)
  }
  return {
    rows,
    hasCorrected,
    /** The last save failed. */
    hasFailed,
    flush,
    letServer,
    add: (item: Pick<Row, 'name' | 'category'>) =>
      correct(addRow(rows, { key: `new-${rows.length}-${Date.now()}`, ...item })),
    change: (row: Row, changes: RowChange) => {
      correct(changeRow(rows, row.key, changes))
      if (changes.isUnsure === false && row.id !== undefined) onChecked([...checkedItems, row.id])
    },
    remove: (row: Row) => correct(changeRow(rows, row.key, { isRemoved: true })),
  }
}
