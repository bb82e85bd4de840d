import { useMutation } from '@tanstack/react-query'
import { getOpsChat } from '@washline/contract/ops/stories'
import { callApi } from '../../platform/api/call-api.ts'

/** Reads the chat of an order, for a reason that is recorded. */
export const useReadChat = (id: number) =>
  useMutation({
    mutationFn: async (reason: string) => (await callApi(getOpsChat, { params: { id }, query: { reason } })).data,
  })
