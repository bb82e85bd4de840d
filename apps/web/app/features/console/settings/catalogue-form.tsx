import { messages } from '@washline/contract/messages'
import { toMajor } from '@washline/contract/money'
import { categories, categoryTexts, type GarmentId, garmentById } from '@washline/contract/scanning/catalogue'
import type { CatalogueRow } from '@washline/contract/scanning/priced-catalogue'
import { type UseFormReturn, useForm } from 'react-hook-form'
import type { z } from 'zod'
import { showFieldErrors } from '../../../platform/api/show-field-errors.ts'
import { formResolver } from '../../../platform/forms/form-resolver.ts'
import { t, tText } from '../../../platform/i18n/i18n.ts'
import { Button } from '../../../ui/button.tsx'
import { Dialog } from '../../../ui/dialog.tsx'
import { ErrorText } from '../../../ui/error-text.tsx'
import { SelectField } from '../../../ui/select-field.tsx'
import { TextArea } from '../../../ui/text-area.tsx'
import { TextField } from '../../../ui/text-field.tsx'
import { toast } from '../../../ui/toast.ts'
import { useChangeCatalogue } from './use-change-catalogue.ts'
import { catalogueFields } from './view-model.ts'

export interface CatalogueFormProps {
  garment: GarmentId
  /** The version that was read. A change of an older version is refused. */
  version: number
  rows: CatalogueRow[]
  onClose: () => void
}

const fieldNames = ['category', 'price_minor', 'replacement_value_minor', 'expected_life_years', 'reason'] as const

/** The prices of one class. Saving adds a version of the whole list. */
export function CatalogueForm({ garment, version, rows, onClose }: CatalogueFormProps) {
  const change = useChangeCatalogue()
  const place = rows.findIndex((row) => row.garment === garment)
  const row = rows[place]
  const form = useForm({
    resolver: formResolver(catalogueFields),
    defaultValues: {
      category: row?.category ?? 'other',
      price_minor: row ? String(toMajor(row.price_minor)) : '',
      replacement_value_minor: row ? String(toMajor(row.replacement_value_minor)) : '',
      expected_life_years: String(row?.expected_life_years ?? ''),
      reason: '',
    },
  })
  const { errors } = form.formState
  const submit = form.handleSubmit(async ({ reason, ...values }) => {
    try {
      await change.mutateAsync({ version, rows: rows.with(place, { garment, ...values }), reason })
      toast.success(t('Saved. The prices apply to new orders.'))
      onClose()
    } catch (error) {
      const prefix = `rows.${place}.`
      showFieldErrors(error, {
        fields: fieldNames.flatMap((name) => [name, prefix + name]),
        place: (field, text) => form.setError(field.replace(prefix, '') as 'price_minor', text),
        fallback: messages.unexpected,
      })
    }
  })
  return (
    <Dialog
      open
      onClose={onClose}
      closable={!change.isPending}
      title={tText(garmentById(garment).name)}
      closeText={t('Cancel')}
    >
      <form className="grid gap-4" onSubmit={submit} noValidate>
        <RowFields form={form} />
        <TextArea label={t('Reason')} error={errors.reason?.message} {...form.register('reason')} />
        {errors.root?.message && <ErrorText>{errors.root.message}</ErrorText>}
        <Button type="submit" variant="primary" busy={change.isPending} busyText={t('Processing...')}>
          {t('Save')}
        </Button>
      </form>
    </Dialog>
  )
}

type CatalogueInput = z.input<typeof catalogueFields>

function RowFields({
  form: { formState, register },
}: {
  form: UseFormReturn<CatalogueInput, unknown, z.output<typeof catalogueFields>>
}) {
  const { errors } = formState
  return (
    <>
      <SelectField label={t('Category')} error={errors.category?.message} {...register('category')}>
        {categories.map((category) => (
          <option key={category} value={category}>
            {tText(categoryTexts[category])}
          </option>
        ))}
      </SelectField>
      <TextField
        label={t('Price to launder one')}
        inputMode="decimal"
        error={errors.price_minor?.message}
        {...register('price_minor')}
      />
      <TextField
        label={t('Price to replace one')}
        inputMode="decimal"
        error={errors.replacement_value_minor?.message}
        {...register('replacement_value_minor')}
      />
      <TextField
        label={t('Life in years')}
        inputMode="numeric"
        error={errors.expected_life_years?.message}
        {...register('expected_life_years')}
      />
    </>
  )
}
