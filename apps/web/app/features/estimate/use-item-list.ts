import type { ItemId } from '@washline/contract/ids'
import type { Order } from '@washline/contract/orders/schemas'
import { useCallback, useEffect, useRef, useState } from 'react'
import { saveItems } from './use-edit-scan.ts'
import { adopt, countOf, inputOf, type Row, rowsOf } from './view-model.ts'

const quietMs = 700

export interface ItemListOptions {
  order: Order
  checkedItems: readonly ItemId[] | undefined
  onSaved: (order: Order) => void
}

/**
 * The item list in the editor. Every edit is shown at once and saved after a pause; one save runs at a time, and later
 * edits are sent after it. A list of nothing is not sent, as the server refuses it. `flush` saves the rest and returns whether everything is saved.
 */
export function useItemList({ order, checkedItems, onSaved }: ItemListOptions) {
  const [rows, setRows] = useState<readonly Row[]>(() => rowsOf(order.items, checkedItems))
  const [hasFailed, setHasFailed] = useState(false)
  const latest = useRef(rows)
  const unsaved = useRef(false)
  const running = useRef<Promise<boolean>>(null)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const orderId = order.id
  const latestOnSaved = useRef(onSaved)
  useEffect(() => {
    latestOnSaved.current = onSaved
  })

  const flush = useCallback((): Promise<boolean> => {
    clearTimeout(timer.current)
    const saveAll = async () => {
      while (unsaved.current && countOf(latest.current) > 0) {
        unsaved.current = false
        try {
          const saved = await saveItems(orderId, inputOf(latest.current))
          latest.current = adopt(latest.current, saved.items)
          setRows(latest.current)
          latestOnSaved.current(saved)
        } catch {
          unsaved.current = true
          return false
        }
      }
      return true
    }
    running.current ??= saveAll().then((isSaved) => {
      running.current = null
      setHasFailed(!isSaved)
      return isSaved
    })
    return running.current
  }, [orderId])

  const edit = (next: readonly Row[]) => {
    latest.current = next
    setRows(next)
    unsaved.current = true
    clearTimeout(timer.current)
    timer.current = setTimeout(() => void flush(), quietMs)
  }

  useEffect(
    () => () => {
      if (unsaved.current) void flush()
    },
    [flush],
  )

  return { rows, edit, flush, hasFailed }
}
