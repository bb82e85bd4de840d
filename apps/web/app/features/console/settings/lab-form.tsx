import type { RulesDraft } from '@washline/contract/lab/endpoints'
import type { SettingValue, TrialRuleName } from '@washline/contract/settings/market-settings'
import type { FormEvent } from 'react'
import { t } from '../../../platform/i18n/i18n.ts'
import { Button } from '../../../ui/button.tsx'
import { Note } from '../../../ui/note.tsx'
import { TextField } from '../../../ui/text-field.tsx'
import type { LabEdits, LabErrors, LabRuleName } from './components/lab-edits.ts'
import { type MoneyRuleName, moneyRulesOf, moneyText } from './components/money-rules.ts'
import { typedText } from './components/setting-edits.ts'
import { moneyGroups, moneyHint, moneyLabel, searchGroups } from './lab-labels.ts'
import { settingHint, settingLabel, settingText } from './settings-labels.ts'

export interface LabFormProps {
  present: RulesDraft
  edits: LabEdits
  errors: LabErrors
  isBusy: boolean
  onEdit: (edits: LabEdits) => void
  onReplay: () => void
}

/** A field for each rule that can be replayed. Fields that were not edited show the present rules. */
export function LabForm({ present, edits, errors, isBusy, onEdit, onReplay }: LabFormProps) {
  const money = moneyRulesOf(present.fees, present.claims)
  const type = (name: LabRuleName, text: string, now: string) => {
    const { [name]: _, ...others } = edits
    onEdit(text === now ? others : { ...others, [name]: text })
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    onReplay()
  }
  const searchField = (name: TrialRuleName) => {
    const value: SettingValue = present.rules[name]
    const now = typedText(value)
    return (
      <RuleField
        key={name}
        label={settingLabel(name)}
        hint={settingHint(name)}
        now={settingText(name, value)}
        present={now}
        edit={edits[name]}
        error={errors[name]}
        onType={(text) => type(name, text, now)}
      />
    )
  }
  const moneyField = (name: MoneyRuleName) => {
    const now = moneyText(name, money[name])
    return (
      <RuleField
        key={name}
        label={moneyLabel(name)}
        hint={moneyHint(name)}
        now={now}
        present={now}
        edit={edits[name]}
        error={errors[name]}
        onType={(text) => type(name, text, now)}
      />
    )
  }
  return (
    <form className="grid content-start gap-6" onSubmit={submit} noValidate aria-label={t('Draft')}>
      <div className="grid items-start gap-6 desk:grid-cols-2">
        {searchGroups().map((group) => (
          <section key={group.title} className="console-box gap-4" aria-label={group.title}>
            <h3>{group.title}</h3>
            {group.rules.map(searchField)}
          </section>
        ))}
      </div>
      <Note>{t('An order keeps the fees it was placed with, and a claim the limits it was filed under.')}</Note>
      <div className="grid items-start gap-6 desk:grid-cols-2">
        {moneyGroups().map((group) => (
          <section key={group.title} className="console-box gap-4" aria-label={group.title}>
            <h3>{group.title}</h3>
            {group.rules.map(moneyField)}
          </section>
        ))}
      </div>
      <div className="flex flex-wrap gap-3">
        <Button type="submit" variant="primary" busy={isBusy} busyText={t('Replaying...')}>
          {t('Replay the last four weeks')}
        </Button>
        {Object.keys(edits).length > 0 && (
          <Button flat onClick={() => onEdit({})}>
            {t('Undo all')}
          </Button>
        )}
      </div>
    </form>
  )
}

interface RuleFieldProps {
  label: string
  hint: string
  /** The present value with its unit. */
  now: string
  present: string
  edit: string | undefined
  error: string | undefined
  onType: (text: string) => void
}

const RuleField = ({ label, hint, now, present, edit, error, onType }: RuleFieldProps) => (
  <TextField
    autoComplete="off"
    maxLength={60}
    label={label}
    hint={hint}
    aside={edit === undefined ? undefined : t('Now {value}', { value: now })}
    error={error}
    value={edit ?? present}
    onChange={({ target }) => onType(target.value)}
  />
)
