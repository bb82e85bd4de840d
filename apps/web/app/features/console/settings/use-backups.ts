import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { beginBackup, listBackups } from '@washline/contract/backups/endpoints'
import { callApi } from '../../../platform/api/call-api.ts'
import { useSubmitOnce } from '../../../platform/api/use-submit-once.ts'

const whileRunningMs = 3_000

/** The last backups; read again while one is being written. */
export const useBackups = () =>
  useQuery({
    queryKey: ['console', 'backups'],
    queryFn: async ({ signal }) => (await callApi(listBackups, { signal })).data,
    refetchInterval: ({ state }) =>
      state.data?.backups.some((backup) => backup.state === 'running') ? whileRunningMs : false,
  })

/** Begins a backup. The list is read again even after a failure: another one may have begun. */
export function useBeginBackup() {
  const queries = useQueryClient()
  const submitOnce = useSubmitOnce()
  return useMutation({
    mutationFn: (body: { reason: string }) =>
      submitOnce(body, (idempotencyKey) => callApi(beginBackup, { body, idempotencyKey })),
    onSettled: () => queries.invalidateQueries({ queryKey: ['console', 'backups'] }),
  })
}
