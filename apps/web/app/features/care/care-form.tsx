import {
  type CareInstructions,
  careTitles,
  detergents,
  dryings,
  finishes,
  temperatures,
} from '@washline/contract/care/schemas'
import { market } from '@washline/contract/market'
import { type FormEvent, type ReactNode, useState } from 'react'
import { t } from '../../platform/i18n/i18n.ts'
import { Button } from '../../ui/button.tsx'
import { ErrorText } from '../../ui/error-text.tsx'
import { SelectField } from '../../ui/select-field.tsx'
import { TextArea } from '../../ui/text-area.tsx'
import { instructionText } from './view-model.ts'

const choiceFields = ['detergent', 'temperature', 'drying', 'finish'] as const
const options = { detergent: detergents, temperature: temperatures, drying: dryings, finish: finishes } as const

export interface CareFormProps {
  instructions: CareInstructions
  busy: boolean
  /** Why saving failed. */
  problem: string | undefined
  onSave: (instructions: CareInstructions) => void
  /** Further fields, after the instructions. */
  children?: ReactNode
  above?: InstructionsPart
  /** Before the button. */
  below?: InstructionsPart
}

/** A part of the form that sees the instructions as they are edited, and may change them. */
type InstructionsPart = (instructions: CareInstructions, change: (changed: CareInstructions) => void) => ReactNode

/** Care instructions: four choices, and the person's allergies. */
export function CareForm({ instructions, busy, problem, onSave, children, above, below }: CareFormProps) {
  const [edited, setEdited] = useState(instructions)
  const save = (event: FormEvent) => {
    event.preventDefault()
    if (!busy) onSave({ ...edited, allergies: edited.allergies.trim() })
  }
  return (
    <form className="grid gap-5" onSubmit={save} noValidate>
      {above?.(edited, setEdited)}
      {choiceFields.map((field) => (
        <CareChoice key={field} field={field} instructions={edited} onChange={setEdited} />
      ))}
      <TextArea
        label={t(careTitles.allergies)}
        hint={t('Name anything that must not touch your laundry. The Washer can read this.')}
        aside={`${edited.allergies.length}/${market.care.allergiesMax}`}
        maxLength={market.care.allergiesMax}
        value={edited.allergies}
        onChange={(event) => setEdited({ ...edited, allergies: event.target.value })}
      />
      {children}
      {below?.(edited, setEdited)}
      {problem && <ErrorText>{problem}</ErrorText>}
      <Button type="submit" variant="primary" wide busy={busy}>
        {t('Save')}
      </Button>
    </form>
  )
}

interface CareChoiceProps {
  field: (typeof choiceFields)[number]
  instructions: CareInstructions
  onChange: (instructions: CareInstructions) => void
}

function CareChoice({ field, instructions, onChange }: CareChoiceProps) {
  const withOption = (option: string): CareInstructions => ({ ...instructions, [field]: option })
  return (
    <SelectField
      label={t(careTitles[field])}
      value={instructions[field]}
      onChange={({ target }) => onChange(withOption(target.value))}
    >
      {options[field].map((option) => (
        <option key={option} value={option}>
          {instructionText(withOption(option), field)}
        </option>
      ))}
    </SelectField>
  )
}
