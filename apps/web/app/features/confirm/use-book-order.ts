import { useMutation, useQueryClient } from '@tanstack/react-query'
import type { Body } from '@washline/contract/endpoint'
import { createSchedule } from '@washline/contract/schedule/endpoints'
import { schedulesQuery } from '../../domain/schedule/use-schedules.ts'
import { windowsKey } from '../../domain/schedule/use-windows.ts'
import { callApi } from '../../platform/api/call-api.ts'
import { useSubmitOnce } from '../../platform/api/use-submit-once.ts'

/** Books the draft for a window. A draft that is booked already answers with its schedule, so a repeat is harmless. */
export function useBookOrder() {
  const queries = useQueryClient()
  const submitOnce = useSubmitOnce()
  return useMutation({
    mutationFn: (body: Body<typeof createSchedule, 'in'>) =>
      submitOnce(body, (idempotencyKey) => callApi(createSchedule, { body, idempotencyKey })),
    onSettled: () => {
      void queries.invalidateQueries({ queryKey: windowsKey })
      void queries.invalidateQueries({ queryKey: schedulesQuery.queryKey })
    },
  })
}
