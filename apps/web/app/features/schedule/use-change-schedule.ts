import { useMutation, useQueryClient } from '@tanstack/react-query'
import type { Body } from '@washline/contract/endpoint'
import type { BookingId, ScheduleId } from '@washline/contract/ids'
import { changeBooking, changeSchedule, endSchedule } from '@washline/contract/schedule/endpoints'
import { schedulesQuery } from '../../domain/schedule/use-schedules.ts'
import { windowsKey } from '../../domain/schedule/use-windows.ts'
import { callApi } from '../../platform/api/call-api.ts'

export type ScheduleAction =
  | { readonly kind: 'booking'; readonly id: BookingId; readonly body: Body<typeof changeBooking, 'in'> }
  | { readonly kind: 'schedule'; readonly id: ScheduleId; readonly body: Body<typeof changeSchedule, 'in'> }
  | { readonly kind: 'end'; readonly id: ScheduleId }

function send(action: ScheduleAction): Promise<unknown> {
  switch (action.kind) {
    case 'booking':
      return callApi(changeBooking, { params: { id: action.id }, body: action.body })
    case 'schedule':
      return callApi(changeSchedule, { params: { id: action.id }, body: action.body })
    case 'end':
      return callApi(endSchedule, { params: { id: action.id } })
    default:
      return action satisfies never
  }
}

/** Changes one pickup, or all of a schedule. */
export function useChangeSchedule() {
  const queries = useQueryClient()
  return useMutation({
    mutationFn: send,
    onSettled: () => {
      void queries.invalidateQueries({ queryKey: windowsKey })
      return queries.invalidateQueries({ queryKey: schedulesQuery.queryKey })
    },
  })
}
