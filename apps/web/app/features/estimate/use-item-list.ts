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

/** Changes the list on the server, between two saves; `follow` takes the change over into the editor. Returns whether that succeeded. */
export type LetServer = (
  change: () => Promise<Order>,
  follow: (rows: readonly Row[], before: Order['items'], after: readonly Row[]) => readonly Row[],
) => Promise<boolean>

/** What the editor shows, and what the server has. */
function useShownRows({ order, checkedItems, onSaved }: ItemListOptions) {
  const [rows, setRows] = useState<readonly Row[]>(() => rowsOf(order.items, checkedItems))
  const latest = useRef(rows)
  const stored = useRef(order.items)
  const latestOnSaved = useRef(onSaved)
  useEffect(() => {
    latestOnSaved.current = onSaved
  })
  const show = useCallback((next: readonly Row[], saved?: Order) => {
    latest.current = next
    setRows(next)
    if (!saved) return
    stored.current = saved.items
    latestOnSaved.current(saved)
  }, [])
  return { rows, latest, stored, show }
}

/**
 * The item list in the editor. Every edit is shown at once and saved after a pause; one save runs at a time, and later
 * edits are sent after it. A list of nothing is not sent, as the server refuses it. `flush` saves the rest and returns whether everything is saved.
 */
export function useItemList(options: ItemListOptions) {
  const { rows, latest, stored, show } = useShownRows(options)
  const [hasFailed, setHasFailed] = useState(false)
  const unsaved = useRef(false)
  const running = useRef<Promise<boolean>>(null)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const orderId = options.order.id

  const flush = useCallback((): Promise<boolean> => {
    clearTimeout(timer.current)
    const saveAll = async () => {
      while (unsaved.current && countOf(latest.current) > 0) {
        unsaved.current = false
        try {
          const saved = await saveItems(orderId, inputOf(latest.current))
          show(adopt(latest.current, saved.items), saved)
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
  }, [orderId, latest, show])

  const letServer: LetServer = async (change, follow) => {
    if (!(await flush())) return false
    const turn = change().then(
      (changed) => {
        show(follow(latest.current, stored.current, rowsOf(changed.items)), changed)
        return true
      },
      () => false,
    )
    running.current = turn.then(() => {
      running.current = null
      return flush()
    })
    return turn
  }

  const edit = (next: readonly Row[]) => {
    show(next)
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

  return { rows, edit, flush, letServer, hasFailed }
}
