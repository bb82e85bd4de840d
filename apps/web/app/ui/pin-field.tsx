import { Field, type FieldProps } from './field.tsx'

export interface PinFieldProps extends FieldProps {
  value: string
  onChange: (pin: string) => void
  length?: number
}

/** An input for a PIN that the other person reads out. */
export function PinField({ value, onChange, length = 4, ...field }: PinFieldProps) {
  return (
    <Field {...field}>
      {(control) => (
        <input
          {...control}
          type="text"
          inputMode="numeric"
          autoComplete="off"
          className="input pin-field num"
          value={value}
          onChange={(event) => onChange(event.target.value.replace(/\D/g, '').slice(0, length))}
        />
      )}
    </Field>
  )
}
