import type { FieldValues, Path, UseFormReturn } from 'react-hook-form'
import { showFieldErrors } from './show-field-errors.ts'

/** Submits a form and shows a refusal at its fields or at 'root'. The entered values stay. */
export const submitForm = <Typed extends FieldValues, Sent>(
  form: UseFormReturn<Typed, unknown, Sent>,
  fallback: string,
  send: (values: Sent) => Promise<void>,
) =>
  form.handleSubmit(async (values) => {
    try {
      await send(values)
    } catch (error) {
      const place = (field: string, text: { message: string }) => form.setError(field as Path<Typed>, text)
      showFieldErrors(error, { fields: Object.keys(form.getValues()), place, fallback })
    }
  })
