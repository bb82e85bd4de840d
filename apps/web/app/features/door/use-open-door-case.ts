import { useMutation, useQueryClient } from '@tanstack/react-query'
import { openDoorCase } from '@washline/contract/doors/endpoints'
import type { DoorKind } from '@washline/contract/doors/rules'
import type { OrderId } from '@washline/contract/ids'
import { sendHandoverPhoto } from '../../domain/custody/send-handover-photo.ts'
import { orderQuery } from '../../domain/order/order-query.ts'
import { sharePosition } from '../../domain/order/share-position.ts'
import { callApi } from '../../platform/api/call-api.ts'
import { findPosition } from '../../platform/position/find-position.ts'

const presentMs = 15_000
/** A device may never answer where it is. */
const patienceMs = 6_000

/** The server proves the arrival by the position that it has stored, so the present one is sent first. */
export async function sendPresentPosition(orderId: OrderId): Promise<void> {
  await sharePosition(await findPosition(presentMs), orderId)
}

const enoughWaited = () => new Promise((resolve) => setTimeout(resolve, patienceMs))

/** The Washer is at the door and cannot hand over. */
export function useOpenDoorCase(orderId: OrderId, onOpened: () => void) {
  const queries = useQueryClient()
  return useMutation({
    mutationFn: async ({ kind, photo }: { kind: DoorKind; photo: Blob | undefined }) => {
      const params = { id: orderId }
      // A phone that lies still, or stands between walls, may find nothing new: the server decides by what it has.
      await Promise.race([sendPresentPosition(orderId).catch(() => undefined), enoughWaited()])
      if (!photo) return callApi(openDoorCase, { params, body: { kind } })
      return callApi(openDoorCase, { params, body: { kind, photo: await sendHandoverPhoto(orderId, photo) } })
    },
    onSuccess: onOpened,
    onSettled: () => queries.invalidateQueries({ queryKey: orderQuery(orderId).queryKey }),
  })
}
