import type { ReactNode } from 'react'
import { T } from '../../../platform/i18n/t.tsx'
import { CareLabel } from '../../../ui/care-label.tsx'

const parts = {
  value: (inside: ReactNode) => <b className="display text-[1.25rem]">{inside}</b>,
  text: (inside: ReactNode) => <span className="text-14">{inside}</span>,
}

export function Highlights() {
  return (
    <ul className="highlights">
      <li>
        <CareLabel name="care-tub" className="size-8.5" />
        <T text="<value>3hr</value> <text>Turnaround</text>" parts={parts} />
      </li>
      <li>
        <CareLabel name="care-line" className="size-8.5" />
        <T text="<value>AI</value> <text>Scanning</text>" parts={parts} />
      </li>
      <li>
        <CareLabel name="care-iron" className="size-8.5" />
        <T text="<value>Top</value> <text>Providers</text>" parts={parts} />
      </li>
    </ul>
  )
}
