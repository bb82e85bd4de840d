import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import type { UserId } from '@washline/contract/ids'
import { blockPerson, listBlocks, unblockPerson } from '@washline/contract/relationships/endpoints'
import { relationshipMessages } from '@washline/contract/relationships/messages'
import { callApi } from '../../platform/api/call-api.ts'
import { errorText } from '../../platform/api/error-text.ts'
import { t } from '../../platform/i18n/i18n.ts'
import { toast } from '../../ui/toast.ts'

export const blocksQuery = queryOptions({
  queryKey: ['relationships', 'blocks'],
  queryFn: async ({ signal }) => (await callApi(listBlocks, { signal })).data,
})

export const useBlocks = () => useQuery(blocksQuery)

/** Blocks or unblocks a person. */
export function useSetBlock() {
  const queries = useQueryClient()
  return useMutation({
    mutationFn: async ({ userId, isBlocked }: { userId: UserId; isBlocked: boolean }) => {
      await (isBlocked
        ? callApi(blockPerson, { params: { id: userId } })
        : callApi(unblockPerson, { params: { id: userId } }))
    },
    onError: (error) => toast.error(errorText(error, t(relationshipMessages.block))),
    onSettled: () => queries.invalidateQueries({ queryKey: ['relationships'] }),
  })
}
