import { CareLabel } from './care-label.tsx'

export type Status =
  | 'draft'
  | 'pending'
  | 'accepted'
  | 'picked_up'
  | 'in_progress'
  | 'delivered'
  | 'completed'
  | 'cancelled'

export interface StatusChipProps {
  status: Status
  /** The text beside the icon. */
  children: string
}

/** A status as an icon and a text, never by colour alone. */
export function StatusChip({ status, children }: StatusChipProps) {
  return (
    <span className={`status-chip status-${status}`}>
      <CareLabel name={`st-${status}`} />
      {children}
    </span>
  )
}
