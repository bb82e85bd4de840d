import { zodResolver } from '@hookform/resolvers/zod'
import { messages } from '@washline/contract/messages'
import { categories, categoryTexts, type GarmentId, garmentById } from '@washline/contract/scanning/catalogue'
import type { CatalogueRow } from '@washline/contract/scanning/priced-catalogue'
import { useForm } from 'react-hook-form'
import { showFieldErrors } from '../../platform/api/show-field-errors.ts'
import { t, tSaid } from '../../platform/i18n/i18n.ts'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { ErrorText } from '../../ui/error-text.tsx'
import { SelectField } from '../../ui/select-field.tsx'
import { TextArea } from '../../ui/text-area.tsx'
import { TextField } from '../../ui/text-field.tsx'
import { toast } from '../../ui/toast.ts'
import { useChangeCatalogue } from './use-change-catalogue.ts'
import { catalogueFields } from './view-model.ts'

export interface CatalogueFormProps {
  garment: GarmentId
  /** The list as it was read; of two who change the same one, the second looks again. */
  version: number
  rows: CatalogueRow[]
  onClose: () => void
}

const fieldNames = ['category', 'price', 'replacement_value', 'life_years', 'reason'] as const

/** One class's figures. Saving makes a new version of the whole list. */
export function CatalogueForm({ garment, version, rows, onClose }: CatalogueFormProps) {
  const change = useChangeCatalogue()
  const place = rows.findIndex((row) => row.garment === garment)
  const row = rows[place]
  const form = useForm({
    resolver: zodResolver(catalogueFields),
    defaultValues: {
      category: row?.category ?? 'other',
      price: String(row?.price ?? ''),
      replacement_value: String(row?.replacement_value ?? ''),
      life_years: String(row?.life_years ?? ''),
      reason: '',
    },
  })
  const { errors } = form.formState
  const submit = form.handleSubmit(async ({ reason, ...figures }) => {
    try {
      await change.mutateAsync({ version, rows: rows.with(place, { garment, ...figures }), reason })
      toast.success(t('Saved. New orders are priced by it.'))
      onClose()
    } catch (error) {
      const prefix = `rows.${place}.`
      showFieldErrors(error, {
        fields: fieldNames.flatMap((name) => [name, prefix + name]),
        place: (field, text) => form.setError(field.replace(prefix, '') as 'price', text),
        fallback: messages.unexpected,
      })
    }
  })
  return (
    <Dialog
      open
      onClose={onClose}
      closable={!change.isPending}
      title={tSaid(garmentById(garment).name)}
      closeText={t('Cancel')}
    >
      <form className="grid gap-4" onSubmit={submit} noValidate>
        <SelectField label={t('Category')} error={errors.category?.message} {...form.register('category')}>
          {categories.map((category) => (
            <option key={category} value={category}>
              {tSaid(categoryTexts[category])}
            </option>
          ))}
        </SelectField>
        <TextField
          label={t('Laundering one')}
          inputMode="decimal"
          error={errors.price?.message}
          {...form.register('price')}
        />
        <TextField
          label={t('Buying one new')}
          inputMode="decimal"
          error={errors.replacement_value?.message}
          {...form.register('replacement_value')}
        />
        <TextField
          label={t('Life in years')}
          inputMode="numeric"
          error={errors.life_years?.message}
          {...form.register('life_years')}
        />
        <TextArea label={t('Reason')} error={errors.reason?.message} {...form.register('reason')} />
        {errors.root?.message && <ErrorText>{errors.root.message}</ErrorText>}
        <Button type="submit" look="primary" busy={change.isPending} busyText={t('Processing...')}>
          {t('Save')}
        </Button>
      </form>
    </Dialog>
  )
}
