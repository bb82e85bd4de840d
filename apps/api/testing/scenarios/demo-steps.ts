import * as demo from '@washline/contract/demo/endpoints'
import type { Step } from './step.ts'

/** What only a demo market has; this one is none, so the calls do not exist for anybody. */
export const demoSteps = (): readonly Step[] => [
  { endpoint: demo.getDemoDispatch, by: 'customer', answers: 404 },
  {
    endpoint: demo.resetDemo,
    by: 'operator',
    request: () => ({ body: { confirm: 'reset' } }),
    answers: 404,
    again: 404,
  },
]
