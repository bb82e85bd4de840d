import { useMutation, useQueryClient } from '@tanstack/react-query'
import { answerDoor, appealDoorCase } from '@washline/contract/doors/endpoints'
import type { DoorCaseId, OrderId } from '@washline/contract/ids'
import { orderQuery } from '../../domain/order/order-query.ts'
import { callApi } from '../../platform/api/call-api.ts'
import { findPosition } from '../../platform/position/find-position.ts'

export type DoorRequest =
  | { answer: 'coming' }
  | { answer: 'moved'; address: string }
  | { answer: 'safe_spot'; spot: string }
  | { answer: 'return_at'; at: string }

function useReadAgain(orderId: OrderId) {
  const queries = useQueryClient()
  return () => queries.invalidateQueries({ queryKey: orderQuery(orderId).queryKey })
}

/** The other door is where the customer stands, with their words for it. */
async function bodyOf(request: DoorRequest) {
  if (request.answer !== 'moved') return request
  const { latitude, longitude } = await findPosition()
  return { answer: request.answer, place: { address: request.address, latitude, longitude, precision: 'pin' as const } }
}

/** What the customer asks for at the door. */
export const useAnswerDoor = (orderId: OrderId) =>
  useMutation({
    mutationFn: async (request: DoorRequest) =>
      callApi(answerDoor, { params: { id: orderId }, body: await bodyOf(request) }),
    onSettled: useReadAgain(orderId),
  })

/** Asks a person to decide about a case. */
export const useAppealDoor = (orderId: OrderId, id: DoorCaseId) =>
  useMutation({
    mutationFn: (text: string) => callApi(appealDoorCase, { params: { id }, body: { text } }),
    onSettled: useReadAgain(orderId),
  })
