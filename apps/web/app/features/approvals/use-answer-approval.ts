import { useMutation } from '@tanstack/react-query'
import type { ApprovalId } from '@washline/contract/ids'
import { approveCall, declineCall } from '@washline/contract/mandates/endpoints'
import { callApi } from '../../platform/api/call-api.ts'
import { readApprovalsAgain } from './use-approvals.ts'

/** Approves or declines what a program asked for. */
export const useAnswerApproval = (id: ApprovalId) =>
  useMutation({
    mutationFn: async (answer: 'approve' | 'decline') =>
      (await callApi(answer === 'approve' ? approveCall : declineCall, { params: { id } })).data,
    onSettled: () => readApprovalsAgain(),
  })
