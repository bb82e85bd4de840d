import type { ReactNode } from 'react'

export interface DetailProps {
  name: ReactNode
  children: ReactNode
  /** The sum line. */
  total?: boolean
}

/** A name on the left, its value on the right. */
export function Detail({ name, children, total }: DetailProps) {
  return (
    <div className={total ? 'detail detail-total' : 'detail'}>
      <span>{name}</span>
      <span className="num">{children}</span>
    </div>
  )
}
