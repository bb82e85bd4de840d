import type { ComponentProps } from 'react'
import { Field, type FieldProps } from './field.tsx'

export type TextFieldProps = FieldProps & Omit<ComponentProps<'input'>, keyof FieldProps | 'id'>

/** A labelled line of text; spreads the rest (react-hook-form's `register` too) on the input. */
export function TextField({ label, hint, error, aside, className, ...input }: TextFieldProps) {
  return (
    <Field label={label} hint={hint} error={error} aside={aside} className={className}>
      {(control) => <input type="text" {...input} {...control} className="input" />}
    </Field>
  )
}
