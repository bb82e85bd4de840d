import type { ComponentProps } from 'react'
import { Field, type FieldProps } from './field.tsx'
import { Icon } from './icon.tsx'

export type SelectFieldProps = FieldProps & Omit<ComponentProps<'select'>, keyof FieldProps | 'id'>

/** A labelled native select; pass its `<option>`s as children. */
export function SelectField({ label, hint, error, aside, className, children, ...select }: SelectFieldProps) {
  return (
    <Field label={label} hint={hint} error={error} aside={aside} className={className}>
      {(control) => (
        <span className="select-box">
          <select {...select} {...control} className="input">
            {children}
          </select>
          <Icon name="down" />
        </span>
      )}
    </Field>
  )
}
