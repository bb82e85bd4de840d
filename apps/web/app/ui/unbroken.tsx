import { Fragment } from 'react'

export interface UnbrokenProps {
  children: string
}

/** A text whose order numbers do not wrap. */
export function Unbroken({ children }: UnbrokenProps) {
  const parts = children.split(/(WL-\d+)/)
  return parts.map((part, index) => {
    const key = `${index} ${part}`
    if (index % 2 === 0) return <Fragment key={key}>{part}</Fragment>
    return (
      <span key={key} className="whitespace-nowrap">
        {part}
      </span>
    )
  })
}
