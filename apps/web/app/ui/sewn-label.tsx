import { CareLabel, type CareLabelProps } from './care-label.tsx'

export interface SewnLabelProps {
  parts: readonly { readonly sign: CareLabelProps['name']; readonly title: string; readonly text: string }[]
}

/** Points on a sewn-in label, each with its icon. */
export function SewnLabel({ parts }: SewnLabelProps) {
  return (
    <ul className="sewn-label desk:grid-cols-4">
      {parts.map(({ sign, title, text }) => (
        <li key={sign} className="grid grid-cols-[56px_1fr] content-start items-start gap-4 desk:grid-cols-1">
          <CareLabel name={sign} className="sewn-sign" />
          <div>
            <h3 className="mb-1">{title}</h3>
            <p className="text-[15px] leading-[1.45] text-ink-2">{text}</p>
          </div>
        </li>
      ))}
    </ul>
  )
}
