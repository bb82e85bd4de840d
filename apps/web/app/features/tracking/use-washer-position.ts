import { orderChannel, washerMoved } from '@washline/contract/orders/realtime'
import type { Order } from '@washline/contract/orders/schemas'
import type { ShownPosition } from '@washline/contract/orders/whereabouts'
import { useState } from 'react'
import { on, useChannel } from '../../platform/realtime/use-channel.ts'

type Seen = ShownPosition & { at: string }

/** The last position of the order's Washer, updated by live events. */
export function useWasherPosition(order: Pick<Order, 'id' | 'provider'>): Seen | null {
  const [heard, setHeard] = useState<Seen | null>(null)
  useChannel(orderChannel(order.id), [
    on(washerMoved, ({ latitude, longitude, at, precision }) => setHeard({ latitude, longitude, at, precision })),
  ])
  const read = order.provider?.position ?? null
  if (!heard || !read) return heard ?? read
  return Date.parse(heard.at) >= Date.parse(read.at) ? heard : read
}
