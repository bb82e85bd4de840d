import { conditions, conditionTexts, type Problem, problemTexts } from '@washline/contract/claims/problems'
import { formatMinor } from '../../../platform/format/money.ts'
import { t } from '../../../platform/i18n/i18n.ts'
import { itemLabel } from '../../../platform/i18n/item-label.ts'
import { SelectField } from '../../../ui/select-field.tsx'
import { Stepper } from '../../../ui/stepper.tsx'
import { TextField } from '../../../ui/text-field.tsx'
import { ages, type Entry, type EntryProblems, type FormItem, isCondition, isProblem } from '../view-model.ts'
import { ageText } from './worth.ts'

export interface EntryFieldsProps {
  item: FormItem
  entry: Entry
  /** What can be wrong with it. */
  problems: readonly Problem[]
  /** Missing fields, once the person has tried to send. */
  lacks: EntryProblems
  onChange: (entry: Entry) => void
}

/** What is wrong with an item, and what it was worth. */
export function EntryFields({ item, entry, problems, lacks, onChange }: EntryFieldsProps) {
  const change = (part: Partial<Entry>) => onChange({ ...entry, ...part })
  const name = itemLabel(item.name)
  return (
    <fieldset className="card grid min-w-0 gap-5" aria-label={name}>
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h3 className="min-w-0 wrap-anywhere">{name}</h3>
        {item.claimable > 1 && (
          <Stepper
            label={t('How many of {name}', { name })}
            value={entry.quantity}
            min={1}
            max={item.claimable}
            lessText={t('One less')}
            moreText={t('One more')}
            onChange={(quantity) => change({ quantity })}
          />
        )}
      </div>
      <SelectField
        label={t('What is wrong with it')}
        value={entry.problem}
        error={lacks.problem}
        onChange={({ target }) => change({ problem: isProblem(target.value) ? target.value : '' })}
      >
        <option value="">{t('Please choose')}</option>
        {problems.map((problem) => (
          <option key={problem} value={problem}>
            {t(problemTexts[problem])}
          </option>
        ))}
      </SelectField>
      <TextField
        label={t('Price of a new one today')}
        inputMode="decimal"
        autoComplete="off"
        value={entry.retail}
        hint={retailHint(item)}
        error={lacks.retail}
        onChange={({ target }) => change({ retail: target.value })}
      />
      <AgeAndCondition entry={entry} lacks={lacks} onChange={change} />
    </fieldset>
  )
}

function retailHint({ declared_minor, usual_value_minor }: FormItem): string {
  const [value] = declared_minor
  return value === undefined
    ? t('An item like this usually costs about {amount}. Enter what yours costs.', {
        amount: formatMinor(usual_value_minor),
      })
    : t('You declared {amount} when you ordered.', { amount: formatMinor(value) })
}

function AgeAndCondition({
  entry,
  lacks,
  onChange,
}: Pick<EntryFieldsProps, 'entry' | 'lacks'> & { onChange: (part: Partial<Entry>) => void }) {
  return (
    <div className="grid gap-5 desk:grid-cols-2">
      <SelectField
        label={t('About how old')}
        value={entry.ageMonths ?? ''}
        error={lacks.ageMonths}
        onChange={({ target }) => onChange({ ageMonths: target.value === '' ? null : Number(target.value) })}
      >
        <option value="">{t('Please choose')}</option>
        {ages.map((months) => (
          <option key={months} value={months}>
            {ageText(months)}
          </option>
        ))}
      </SelectField>
      <SelectField
        label={t('Condition before')}
        value={entry.condition}
        error={lacks.condition}
        onChange={({ target }) => onChange({ condition: isCondition(target.value) ? target.value : '' })}
      >
        <option value="">{t('Please choose')}</option>
        {conditions.map((condition) => (
          <option key={condition} value={condition}>
            {t(conditionTexts[condition])}
          </option>
        ))}
      </SelectField>
    </div>
  )
}
