import type { ReactNode } from 'react'

export interface FactProps {
  name: ReactNode
  children: ReactNode
  /** The sum line. */
  total?: boolean
}

/** A name on the left, its value on the right. */
export function Fact({ name, children, total }: FactProps) {
  return (
    <div className={total ? 'fact fact-total' : 'fact'}>
      <span>{name}</span>
      <span className="num">{children}</span>
    </div>
  )
}
