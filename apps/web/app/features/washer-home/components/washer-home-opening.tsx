import type { ReactNode } from 'react'
import { Skeleton } from '../../../ui/skeleton.tsx'
import { HomeColumns } from './home-columns.tsx'
import { RequestsOutline, RequestsSection } from './requests-section.tsx'

/** The beginning of the Washer's home before anything is known of requests: the part that needs no code. */
export const WasherHomeOpening = ({ hint }: { hint: ReactNode }) => (
  <HomeColumns>
    {hint}
    <Skeleton className="h-12" />
    <RequestsSection>
      <RequestsOutline />
    </RequestsSection>
  </HomeColumns>
)
