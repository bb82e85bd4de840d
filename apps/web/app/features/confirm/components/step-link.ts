import type { LinkProps } from 'react-router'

/** The address of another step, with its choices. */
export interface StepLink {
  to: LinkProps['to']
  state: unknown
}
