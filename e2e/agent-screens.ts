import type { ScreenVisit } from './screen-visit.ts'

/** Of a program that waits for its person. */
export const agentScreens: readonly ScreenVisit[] = [
  {
    name: 'approval',
    who: 'customer',
    path: '/approvals/{approval}',
    texts: ['Approval', 'Waiting for you', 'Place an order', 'Laundry helper', 'WL-{draft}', 'Approve', 'Decline'],
  },
  {
    name: 'spending limits',
    who: 'customer',
    path: '/account/tokens/{token}/mandate',
    texts: ['Spending limits', 'Laundry helper', 'Limit for one order', 'Limit for a month', 'Give tips', 'Save'],
  },
]
