import type { OrderId } from '@washline/contract/ids'
import { useEffect } from 'react'
import type { OrderGarment } from './garments-of.ts'
import { hangOnLine } from './line-garment.ts'

/** Gives the header's line the piece that it shows for the order. */
export function useHangOnLine(id: OrderId, garment: OrderGarment | undefined): void {
  useEffect(() => {
    if (garment) hangOnLine(id, garment)
  })
}
