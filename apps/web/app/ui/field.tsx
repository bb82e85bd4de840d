import { type ReactNode, useId } from 'react'
import { ErrorText } from './error-text.tsx'

/** The ids that connect a control to its label, hint and error. */
export interface ControlProps {
  id: string
  'aria-invalid': boolean
  'aria-describedby': string | undefined
}

export interface FieldProps {
  label: ReactNode
  hint?: ReactNode
  /** Pass `undefined` or '' when there is no error. */
  error?: string | undefined
  /** At the right of the label: 'optional', '38/200'. */
  aside?: ReactNode
  className?: string | undefined
}

/** Label, control, hint and error, connected for assistive technology. */
export function Field({
  label,
  hint,
  error,
  aside,
  className,
  children,
}: FieldProps & { children: (control: ControlProps) => ReactNode }) {
  const id = useId()
  const hintId = `${id}-hint`
  const errorId = `${id}-error`
  const describedBy = [hint && hintId, error && errorId].filter(Boolean).join(' ') || undefined
  return (
    <div className={className ? `field ${className}` : 'field'}>
      <div className="field-label">
        <label htmlFor={id}>{label}</label>
        {aside && <small>{aside}</small>}
      </div>
      {children({ id, 'aria-invalid': Boolean(error), 'aria-describedby': describedBy })}
      {hint && (
        <p className="field-hint" id={hintId}>
          {hint}
        </p>
      )}
      {error && <ErrorText id={errorId}>{error}</ErrorText>}
    </div>
  )
}
