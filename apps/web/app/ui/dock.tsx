import type { ReactNode } from 'react'
import { coverBottom } from './cover-bottom.ts'

export interface DockProps {
  /** The label of the amount: 'Total so far'. */
  amountText?: ReactNode
  /** Already formatted: '$42.70'; undefined until it is known, its line is there before. */
  amount?: string | undefined
  /** The one action of the page: a large, wide primary button. */
  children: ReactNode
}

/** The action bar at the bottom of a phone, with the total. */
export function Dock({ amountText, amount, children }: DockProps) {
  return (
    <div className="dock" ref={coverBottom}>
      {amountText !== undefined && (
        <div className="flex items-baseline justify-between gap-4" aria-live="polite">
          <span className="text-ink-2">{amountText}</span>
          <span className="display num text-24">{amount ?? '\u00a0'}</span>
        </div>
      )}
      {children}
    </div>
  )
}
