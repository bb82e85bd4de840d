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
  /** The word beside the pictogram. */
  children: string
}

/** A status as a pictogram and a word, never by colour alone. */
export function StatusChip({ status, children }: StatusChipProps) {
  return (
    <span className={`status-chip status-${status}`}>
      <CareLabel name={`st-${status}`} />
      {children}
    </span>
  )
}
