import type { ComponentProps } from 'react'
import { Field, type FieldProps } from './field.tsx'

export type TextAreaProps = FieldProps & Omit<ComponentProps<'textarea'>, keyof FieldProps | 'id'>

/** A labelled text of several lines. */
export function TextArea({ label, hint, error, aside, className, ...input }: TextAreaProps) {
  return (
    <Field label={label} hint={hint} error={error} aside={aside} className={className}>
      {(control) => <textarea rows={3} {...input} {...control} className="input" />}
    </Field>
  )
}
