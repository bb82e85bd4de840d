import { useId } from 'react'
import { useForm, useWatch } from 'react-hook-form'
import { CurrentPassword } from '../../domain/account/current-password.tsx'
import { proofOf } from '../../domain/account/proof-of.ts'
import { useSuggestions } from '../../domain/place/use-suggestions.ts'
import { showFieldErrors } from '../../platform/api/show-field-errors.ts'
import { formResolver } from '../../platform/forms/form-resolver.ts'
import { t, tText } from '../../platform/i18n/i18n.ts'
import { Button } from '../../ui/button.tsx'
import { ErrorText } from '../../ui/error-text.tsx'
import { TextField } from '../../ui/text-field.tsx'
import { fieldForm } from './components/field-fields.ts'
import { useSaveAccount } from './use-save-account.ts'
import { type AccountField, presentationOf } from './view-model.ts'

export interface FieldFormProps {
  field: AccountField
  value: string
  onDone: () => void
}

/** Edits one field of the account. */
export function FieldForm({ field, value, onDone }: FieldFormProps) {
  const save = useSaveAccount()
  const form = useForm({ resolver: formResolver(fieldForm(field)), defaultValues: { value, current_password: '' } })
  const { errors, isSubmitting } = form.formState
  const { label, type, autoComplete } = presentationOf(field)
  const suggestionsId = useId()
  const typed = useWatch({ control: form.control, name: 'value' })
  const { data: suggestions } = useSuggestions(
    field === 'address' && typed !== value ? String(typed ?? '') : '',
    undefined,
  )
  const submit = form.handleSubmit(async (entered) => {
    try {
      await save.mutateAsync({ [field]: entered.value, ...proofOf(entered) })
      onDone()
    } catch (error) {
      showFieldErrors(error, {
        fields: [field, 'current_password'],
        place: (name, text) => form.setError(name === field ? 'value' : (name as 'root' | 'current_password'), text),
        fallback: 'Your change could not be saved. Please try again.',
      })
    }
  })
  return (
    <form className="grid gap-4" onSubmit={submit} noValidate>
      <TextField
        label={label}
        type={type}
        autoComplete={autoComplete}
        list={field === 'address' ? suggestionsId : undefined}
        error={errors.value?.message && tText(errors.value.message)}
        {...form.register('value')}
      />
      {field === 'email' && (
        <p className="text-14 text-ink-2">
          {t('We email a link to the new address. Your address changes once you open it.')}
        </p>
      )}
      {field === 'address' && (
        <datalist id={suggestionsId}>
          {suggestions?.map(({ formatted_address: address }) => (
            <option key={address} value={address} />
          ))}
        </datalist>
      )}
      {field === 'email' && (
        <CurrentPassword error={errors.current_password?.message} {...form.register('current_password')} />
      )}
      {errors.root?.message && <ErrorText>{errors.root.message}</ErrorText>}
      <div className="grid grid-cols-2 gap-3">
        <Button onClick={onDone}>{t('Cancel')}</Button>
        <Button type="submit" variant="primary" busy={isSubmitting} busyText={t('Saving...')}>
          {t('Save')}
        </Button>
      </div>
    </form>
  )
}
