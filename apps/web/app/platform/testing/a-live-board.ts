import type { getConsoleLive } from '@washline/contract/console/live'
import type { AnswerInput } from '@washline/contract/endpoint'
import { openStatuses } from '@washline/contract/orders/process'

type Board = AnswerInput<typeof getConsoleLive>['data']

/** Nothing is under way. */
export const aLiveBoard = (change: Partial<Board> = {}): AnswerInput<typeof getConsoleLive> => ({
  success: true,
  data: {
    orders: [],
    counts: {
      stages: openStatuses.map((status) => ({ status, orders: 0 })),
      overdue: 0,
      at_risk: 0,
      unfilled: { searching: 0, without_offer: 0, since: null },
    },
    health: {
      placed: 0,
      accepted: 0,
      no_taker: 0,
      acceptance_p50_s: null,
      acceptance_p95_s: null,
      offers_per_order: null,
      washers_online: 0,
    },
    decisions: [],
    ...change,
  },
})
