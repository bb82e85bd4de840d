export interface StepLineProps {
  /** Five short labels, in order. */
  steps: readonly [string, string, string, string, string]
  /** 0 to 4. */
  current: number
  /** The accessible label, e.g. 'Step 3 of 5: Load'. */
  label: string
}

/** The order flow as pegs along a line. */
export function StepLine({ steps, current, label }: StepLineProps) {
  return (
    <section className="step-line" aria-label={label}>
      <svg viewBox="0 0 390 34" preserveAspectRatio="none" aria-hidden="true">
        <path d="M0 6C120 20 270 20 390 6" className="ink-line" />
      </svg>
      <ol>
        {steps.map((step, index) => (
          <li
            key={step}
            className={index < current ? 'done' : index === current ? 'now' : 'ahead'}
            aria-current={index === current ? 'step' : undefined}
          >
            <b />
            <span>{step}</span>
          </li>
        ))}
      </ol>
    </section>
  )
}
