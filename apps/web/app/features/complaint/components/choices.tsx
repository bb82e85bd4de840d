import { useId } from 'react'

interface ChoicesProps<Name extends string> {
  title: string
  value: Name
  choices: readonly (readonly [name: Name, text: string])[]
  onChange: (name: Name) => void
}

/** One of a few, as radio buttons. */
export function Choices<Name extends string>({ title, value, choices, onChange }: ChoicesProps<Name>) {
  const headingId = useId()
  return (
    <fieldset className="grid min-w-0 gap-1" aria-labelledby={headingId}>
      <h2 id={headingId}>{title}</h2>
      {choices.map(([name, text]) => (
        <label key={name} className="flex min-h-11 items-center gap-3">
          <input type="radio" name={headingId} checked={value === name} onChange={() => onChange(name)} />
          <span className="wrap-anywhere">{text}</span>
        </label>
      ))}
    </fieldset>
  )
}
