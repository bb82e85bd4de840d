export interface NumberedStepsProps {
  steps: readonly { readonly title: string; readonly text: string }[]
}

/** What happens in which order. */
export const NumberedSteps = ({ steps }: NumberedStepsProps) => (
  <ol className="numbered-line">
    {steps.map(({ title, text }, index) => (
      <li key={title}>
        <b>{index + 1}</b>
        <div className="min-w-0">
          <p className="font-semibold">{title}</p>
          <p className="max-w-[44em] text-ink-2">{text}</p>
        </div>
      </li>
    ))}
  </ol>
)
