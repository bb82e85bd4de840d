import { useMutation } from '@tanstack/react-query'
import type { Body } from '@washline/contract/endpoint'
import { answerSandboxBank } from '@washline/contract/payments/endpoints'
import { callApi } from '../../platform/api/call-api.ts'

const granted = ['succeeded', 'requires_capture']

/** Tells the sandbox's bank; true when it has approved. The first word counts, so a repeat is safe. */
export const useAnswerSandboxBank = () =>
  useMutation({
    mutationFn: async (body: Body<typeof answerSandboxBank, 'in'>): Promise<boolean> => {
      const { status } = await callApi(answerSandboxBank, { body })
      return granted.includes(status)
    },
  })
