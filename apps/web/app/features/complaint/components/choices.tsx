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
    <fieldset className="grid min-w-0 gap-2" aria-labelledby={headingId}>
      <h2 id={headingId} className="pb-1">
        {title}
      </h2>
      {choices.map(([name, text]) => (
        <label key={name} className="pick flex w-full">
          <input
            type="radio"
            className="tick"
            name={headingId}
            checked={value === name}
            onChange={() => onChange(name)}
          />
          <span className="min-w-0 flex-1 wrap-anywhere">{text}</span>
        </label>
      ))}
    </fieldset>
  )
}
