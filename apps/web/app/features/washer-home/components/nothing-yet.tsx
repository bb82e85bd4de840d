import type { ReactNode } from 'react'
import { Garment } from '../../../ui/garment.tsx'
import type { GarmentName } from '../../../ui/sprite.ts'

export interface NothingYetProps {
  garment: GarmentName
  /** The one next step. */
  next: ReactNode
  children: ReactNode
}

/** An empty section, low enough that the next one stays visible. */
export function NothingYet({ garment, next, children }: NothingYetProps) {
  return (
    <div className="flex min-h-24 items-center gap-4 rounded-ticket border-2 border-dashed border-stitch px-5 py-4 font-semibold">
      <Garment name={garment} size={56} />
      <div>
        <p>{children}</p>
        {next}
      </div>
    </div>
  )
}
