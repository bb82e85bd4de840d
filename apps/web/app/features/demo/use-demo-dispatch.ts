import { useQuery } from '@tanstack/react-query'
import { type DemoDispatch, getDemoDispatch } from '@washline/contract/demo/endpoints'
import { endedStatuses } from '@washline/contract/orders/process'
import { callApiAs } from '../../platform/api/call-api.ts'

const readAgainMs = 1_500
/** While no order is under way. */
const readForNextMs = 3_000

const isUnderWay = (dispatch: DemoDispatch | null | undefined) => dispatch && !endedStatuses.includes(dispatch.status)

/** The decisions about the customer's last order, read again and again: offers come and go within seconds. */
export const useDemoDispatch = (token: string) =>
  useQuery({
    queryKey: ['demo-dispatch', token],
    queryFn: async () => (await callApiAs(token, getDemoDispatch)).data,
    refetchInterval: ({ state }) => (isUnderWay(state.data) ? readAgainMs : readForNextMs),
    gcTime: 0,
  })
