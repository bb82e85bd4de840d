import { handoverEvidence } from '@washline/contract/custody/evidence'
import type { FigureName, SettingFigures } from '@washline/contract/settings/figures'
import { type FormEvent, useState } from 'react'
import { t } from '../../platform/i18n/i18n.ts'
import { Button } from '../../ui/button.tsx'
import { SelectField } from '../../ui/select-field.tsx'
import { TextField } from '../../ui/text-field.tsx'
import { type FigureEdits, type FigureErrors, readFigures, typedText } from './components/figure-edits.ts'
import { evidenceName, figureGroups, figureHint, figureName, figureText } from './components/settings-words.ts'

export interface SettingsFormProps {
  current: SettingFigures
  edits: FigureEdits
  onEdit: (edits: FigureEdits) => void
  /** All of it can be, and something is different. */
  onReview: () => void
}

/** The figures as they stand, to be typed over. What another operator changes meanwhile shows wherever nothing was typed. */
export function SettingsForm({ current, edits, onEdit, onReview }: SettingsFormProps) {
  const [errors, setErrors] = useState<FigureErrors>({})
  const isEdited = Object.keys(edits).length > 0
  const type = (figure: FigureName, text: string) => {
    const { [figure]: _, ...others } = edits
    onEdit(text === typedText(current[figure]) ? others : { ...others, [figure]: text })
    setErrors(({ [figure]: __, ...left }) => left)
  }
  const review = (event: FormEvent) => {
    event.preventDefault()
    const read = readFigures(current, edits)
    if ('figures' in read) return onReview()
    setErrors(read.errors)
  }
  const field = (figure: FigureName) => {
    const control = {
      label: figureName(figure),
      hint: figureHint(figure),
      aside: edits[figure] === undefined ? undefined : t('Now {value}', { value: figureText(figure, current[figure]) }),
      error: errors[figure],
      value: edits[figure] ?? typedText(current[figure]),
    }
    if (figure !== 'handover_evidence')
      return (
        <TextField
          key={figure}
          inputMode={figure === 'radii_km' ? 'text' : 'decimal'}
          autoComplete="off"
          maxLength={60}
          {...control}
          onChange={({ target }) => type(figure, target.value)}
        />
      )
    return (
      <SelectField key={figure} {...control} onChange={({ target }) => type(figure, target.value)}>
        {handoverEvidence.map((value) => (
          <option key={value} value={value}>
            {evidenceName(value)}
          </option>
        ))}
      </SelectField>
    )
  }
  return (
    <form className="grid content-start gap-6" onSubmit={review} noValidate>
      {figureGroups().map(({ title, figures }) => (
        <section key={title} className="ops-box gap-4" aria-label={title}>
          <h3>{title}</h3>
          {figures.map(field)}
        </section>
      ))}
      <div className="flex flex-wrap gap-3">
        <Button type="submit" look="primary" disabled={!isEdited}>
          {t('Review the changes')}
        </Button>
        {isEdited && (
          <Button
            flat
            onClick={() => {
              onEdit({})
              setErrors({})
            }}
          >
            {t('Undo all')}
          </Button>
        )}
      </div>
    </form>
  )
}
