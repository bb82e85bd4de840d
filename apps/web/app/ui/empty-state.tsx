import type { ReactNode } from 'react'
import { type Fill, Garment } from './garment.tsx'
import type { GarmentName } from './sprite.ts'

export interface EmptyStateProps {
  text: string
  garment?: GarmentName
  fill?: Fill
  /** The one next step: a link or a button. */
  next: ReactNode
  /** More about it. */
  children?: ReactNode
}

export function EmptyState({ text, garment = 'basket', fill = 'rinse', next, children }: EmptyStateProps) {
  return (
    <div className="empty-state">
      <Garment name={garment} fill={fill} />
      <p className="font-semibold">{text}</p>
      {children}
      {next}
    </div>
  )
}
