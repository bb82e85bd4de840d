import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import type { UserId } from '@washline/contract/ids'
import { addFavourite, listFavourites, removeFavourite } from '@washline/contract/relationships/endpoints'
import { relationshipMessages } from '@washline/contract/relationships/messages'
import { callApi } from '../../platform/api/call-api.ts'
import { errorText } from '../../platform/api/error-text.ts'
import { t } from '../../platform/i18n/i18n.ts'
import { toast } from '../../ui/toast.ts'

export const favouritesQuery = queryOptions({
  queryKey: ['relationships', 'favourites'],
  queryFn: async ({ signal }) => (await callApi(listFavourites, { signal })).data,
})

export const useFavourites = () => useQuery(favouritesQuery)

/** Adds or removes a favourite. */
export function useSetFavourite() {
  const queries = useQueryClient()
  return useMutation({
    mutationFn: ({ userId, isFavourite }: { userId: UserId; isFavourite: boolean }) =>
      callApi(isFavourite ? addFavourite : removeFavourite, { params: { id: userId } }),
    onError: (error) => toast.error(errorText(error, t(relationshipMessages.favourite))),
    onSettled: () => queries.invalidateQueries({ queryKey: ['relationships'] }),
  })
}
