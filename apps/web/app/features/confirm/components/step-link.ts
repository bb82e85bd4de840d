import type { LinkProps } from '../../../router/index.ts'

/** The address of another step, with its choices. */
export interface StepLink {
  to: LinkProps['to']
  state: unknown
}
