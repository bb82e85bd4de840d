import { useInfiniteQuery, useMutation, useQueryClient } from '@tanstack/react-query'
import { decideDoorCase, listDoorCases } from '@washline/contract/doors/endpoints'
import type { DoorCaseId } from '@washline/contract/ids'
import { callApi } from '../../../platform/api/call-api.ts'
import { problemOf } from '../../../platform/api/problem-of.ts'
import { useSubmitOnce } from '../../../platform/api/use-submit-once.ts'
import { toast } from '../../../ui/toast.ts'

/** Pages of cases at doors: those that wait for a person first. */
export const useDoorCases = () =>
  useInfiniteQuery({
    queryKey: ['console', 'door-cases'],
    queryFn: async ({ pageParam: cursor, signal }) => {
      const { cases, next_cursor } = (await callApi(listDoorCases, { query: { cursor, limit: 50 }, signal })).data
      return { rows: cases, next_cursor }
    },
    initialPageParam: undefined as string | undefined,
    getNextPageParam: ({ next_cursor }) => next_cursor ?? undefined,
    refetchInterval: 60_000,
  })

export function useDecideDoorCase() {
  const queries = useQueryClient()
  const submitOnce = useSubmitOnce()
  return useMutation({
    mutationFn: ({ id, ...body }: { id: DoorCaseId; outcome: 'fee' | 'no_fee'; note: string }) =>
      submitOnce({ id, ...body }, (idempotencyKey) =>
        callApi(decideDoorCase, { params: { id }, body, idempotencyKey }),
      ),
    onError: (error) => {
      const refusal = problemOf(decideDoorCase, error)
      if (refusal?.status === 409) toast.error(refusal.message)
    },
    onSettled: () => queries.invalidateQueries({ queryKey: ['console'] }),
  })
}
