import type { ReactNode } from 'react'
import { T } from '../../../platform/i18n/t.tsx'
import { CareLabel } from '../../../ui/care-label.tsx'

const parts = {
  fact: (inside: ReactNode) => <b className="display text-[1.25rem]">{inside}</b>,
  text: (inside: ReactNode) => <span className="text-14">{inside}</span>,
}

export function Highlights() {
  return (
    <ul className="highlights">
      <li>
        <CareLabel name="care-tub" className="size-8.5" />
        <T text="<fact>3hr</fact> <text>Turnaround</text>" parts={parts} />
      </li>
      <li>
        <CareLabel name="care-line" className="size-8.5" />
        <T text="<fact>AI</fact> <text>Scanning</text>" parts={parts} />
      </li>
      <li>
        <CareLabel name="care-iron" className="size-8.5" />
        <T text="<fact>Top</fact> <text>Providers</text>" parts={parts} />
      </li>
    </ul>
  )
}
