import { useQuery } from '@tanstack/react-query'
import type { ApprovalId } from '@washline/contract/ids'
import { getApproval, listApprovals } from '@washline/contract/mandates/endpoints'
import { notified, userChannel } from '@washline/contract/notifications/realtime'
import { callApi } from '../../platform/api/call-api.ts'
import { queryClient } from '../../platform/query.ts'
import { on, useChannel } from '../../platform/realtime/use-channel.ts'
import { useUser } from '../../platform/session/use-user.ts'

const approvalsKey = ['approvals'] as const
export const readApprovalsAgain = () => queryClient.invalidateQueries({ queryKey: approvalsKey })

/** What programs asked lately, the latest first. */
export const useApprovals = () =>
  useQuery({
    queryKey: [...approvalsKey, 'list'],
    queryFn: async ({ signal }) => (await callApi(listApprovals, { query: { limit: 20 }, signal })).data.approvals,
  })

export const useApproval = (id: ApprovalId) =>
  useQuery({
    queryKey: [...approvalsKey, id],
    queryFn: async ({ signal }) => (await callApi(getApproval, { params: { id }, signal })).data,
  })

/** Reads approvals again when a program asks for one. */
export function useLiveApprovals(): void {
  const { id } = useUser()
  const onAsked = on(notified, ({ type }) => {
    if (type === 'approval') void readApprovalsAgain()
  })
  useChannel(userChannel(id), [onAsked], { onJoined: () => void readApprovalsAgain() })
}
