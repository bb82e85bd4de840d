import { useMutation } from '@tanstack/react-query'
import type { Body } from '@washline/contract/endpoint'
import { answerSandboxBank } from '@washline/contract/payments/endpoints'
import { callApi } from '../../platform/api/call-api.ts'

const granted = ['succeeded', 'requires_capture']

/**
 * Sends the answer to the sandbox bank; true when the bank has approved. The first answer counts, so a repeat is safe.
 */
export const useAnswerSandboxBank = () =>
  useMutation({
    mutationFn: async (body: Body<typeof answerSandboxBank, 'in'>): Promise<boolean> => {
      const { status } = await callApi(answerSandboxBank, { body })
      return granted.includes(status)
    },
  })
