import type { LinkProps } from '../../../platform/router/index.ts'

/** The address of another step, with its choices. */
export interface StepLink {
  to: LinkProps['to']
  state: unknown
}
