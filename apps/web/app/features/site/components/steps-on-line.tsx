import { type Fill, Garment } from '../../../ui/garment.tsx'
import type { GarmentName } from '../../../ui/sprite.ts'

export interface LineStep {
  garment: GarmentName
  fill: Fill
  title: string
  text: string
}

export interface StepsOnLineProps {
  steps: readonly LineStep[]
}

/** Steps pegged on a clothesline: down the page on a phone, along the line on a desktop. */
export function StepsOnLine({ steps }: StepsOnLineProps) {
  return (
    <div className="line-steps">
      <svg className="line-steps-line" viewBox="0 0 1160 60" preserveAspectRatio="none" aria-hidden="true">
        <path d="M-200 -8C260 62 900 62 1360 -8" className="ink-line" />
      </svg>
      <ol style={{ '--count': steps.length } as React.CSSProperties}>
        {steps.map(({ garment, fill, title, text }, index) => (
          <li key={title}>
            <span className="pegs" aria-hidden="true">
              <i />
              <i />
            </span>
            <span className="line-step-number" aria-hidden="true">
              {index + 1}
            </span>
            <Garment name={garment} fill={fill} size={56} />
            <h3>{title}</h3>
            <p>{text}</p>
          </li>
        ))}
      </ol>
    </div>
  )
}
