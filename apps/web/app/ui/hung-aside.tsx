import type { ReactNode } from 'react'
import { HungLine, type HungLineProps } from './hung-line.tsx'

/** What stands beside a page on a desktop, below garments on the rule of the header. */
export const HungAside = ({ garments, children }: HungLineProps & { children: ReactNode }) => (
  <>
    <HungLine garments={garments} />
    <div className="pt-8">{children}</div>
  </>
)
