import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { messages } from '@washline/contract/messages'
import { blockPerson, listBlocks, unblockPerson } from '@washline/contract/ties/endpoints'
import { callApi } from '../../platform/api/call-api.ts'
import { errorText } from '../../platform/api/error-text.ts'
import { t } from '../../platform/i18n/i18n.ts'
import { toast } from '../../ui/toast.ts'

export const blocksQuery = queryOptions({
  queryKey: ['ties', 'blocks'],
  queryFn: async ({ signal }) => (await callApi(listBlocks, { signal })).data,
})

/** Whom the person has blocked. */
export const useBlocks = () => useQuery(blocksQuery)

/** Blocks a person, or takes it back. */
export function useSetBlock() {
  const queries = useQueryClient()
  return useMutation({
    mutationFn: async ({ userId, isBlocked }: { userId: number; isBlocked: boolean }) => {
      await (isBlocked
        ? callApi(blockPerson, { params: { id: userId } })
        : callApi(unblockPerson, { params: { id: userId } }))
    },
    onError: (error) => toast.error(errorText(error, t(messages.ties.block))),
    onSettled: () => queries.invalidateQueries({ queryKey: ['ties'] }),
  })
}
