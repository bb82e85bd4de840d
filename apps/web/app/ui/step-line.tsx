import { Link, type LinkProps } from '../router/index.ts'

export interface StepLineProps {
  /** Five short labels, in order. */
  steps: readonly [string, string, string, string, string]
  /** 0 to 4. */
  current: number
  /** Where each step that is done is changed; without one it is no link. */
  links?: readonly (Pick<LinkProps, 'to' | 'state'> | undefined)[] | undefined
  /** The accessible label, e.g. 'Step 3 of 5: Load'. */
  label: string
}

/** The order flow as pegs along a line. */
export function StepLine({ steps, current, links, label }: StepLineProps) {
  return (
    <section className="step-line" aria-label={label}>
      <svg viewBox="0 0 390 34" preserveAspectRatio="none" aria-hidden="true">
        <path d="M0 6C120 20 270 20 390 6" className="ink-line" />
      </svg>
      <ol>
        {steps.map((step, index) => {
          const link = index < current ? links?.[index] : undefined
          const peg = (
            <>
              <b />
              <span>{step}</span>
            </>
          )
          return (
            <li
              key={step}
              className={index < current ? 'done' : index === current ? 'now' : 'ahead'}
              aria-current={index === current ? 'step' : undefined}
            >
              {link ? <Link {...link}>{peg}</Link> : peg}
            </li>
          )
        })}
      </ol>
    </section>
  )
}
