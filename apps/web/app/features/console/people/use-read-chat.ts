import { useMutation } from '@tanstack/react-query'
import { getConsoleChat } from '@washline/contract/console/timelines'
import type { OrderId } from '@washline/contract/ids'
import { callApi } from '../../../platform/api/call-api.ts'

/** Reads the chat of an order. The reason is recorded. */
export const useReadChat = (id: OrderId) =>
  useMutation({
    mutationFn: async (reason: string) => (await callApi(getConsoleChat, { params: { id }, query: { reason } })).data,
  })
