import { Field, type FieldProps } from './field.tsx'

export interface PinFieldProps extends FieldProps {
  value: string
  onChange: (pin: string) => void
  length?: number
}

/** An input for a PIN that the other person reads out: one field over a box for each digit. */
export function PinField({ value, onChange, length = 4, ...field }: PinFieldProps) {
  return (
    <Field {...field}>
      {(control) => (
        <div className="pin-field" data-invalid={control['aria-invalid'] || undefined}>
          <input
            {...control}
            type="text"
            inputMode="numeric"
            autoComplete="off"
            value={value}
            onChange={(event) => onChange(event.target.value.replace(/\D/g, '').slice(0, length))}
          />
          {Array.from({ length }, (_, place) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the place is the identity of a digit
            <b key={place} aria-hidden="true" data-next={place === Math.min(value.length, length - 1) || undefined}>
              {value[place]}
            </b>
          ))}
        </div>
      )}
    </Field>
  )
}
