import type { Scope } from '@washline/contract/tokens/scopes'
import { useId } from 'react'
import { t } from '../../platform/i18n/i18n.ts'
import { ErrorText } from '../../ui/error-text.tsx'
import { scopeLabel } from './scope-labels.ts'

export interface ScopeChoiceProps {
  offered: readonly Scope[]
  chosen: readonly Scope[]
  error?: string | undefined
  onChange: (chosen: readonly Scope[]) => void
}

/** What a program may do, each with a box to tick. */
export function ScopeChoice({ offered, chosen, error, onChange }: ScopeChoiceProps) {
  const toggle = (scope: Scope) =>
    onChange(chosen.includes(scope) ? chosen.filter((each) => each !== scope) : [...chosen, scope])
  return (
    <fieldset className="grid gap-1">
      <legend className="font-semibold">{t('It can')}</legend>
      {offered.map((scope) => (
        <ScopeBox key={scope} scope={scope} isChosen={chosen.includes(scope)} onToggle={() => toggle(scope)} />
      ))}
      {error && <ErrorText>{error}</ErrorText>}
    </fieldset>
  )
}

interface ScopeBoxProps {
  scope: Scope
  isChosen: boolean
  onToggle: () => void
}

function ScopeBox({ scope, isChosen, onToggle }: ScopeBoxProps) {
  const id = useId()
  const { title, text } = scopeLabel(scope)
  const parts = { title: `${id}-title`, text: `${id}-text` }
  return (
    <label className="flex min-h-12 cursor-pointer items-center gap-3">
      <input
        type="checkbox"
        className="tick"
        aria-labelledby={parts.title}
        aria-describedby={parts.text}
        checked={isChosen}
        onChange={onToggle}
      />
      <span className="min-w-0 flex-1">
        <span id={parts.title} className="block font-semibold">
          {title}
        </span>
        <span id={parts.text} className="block text-14 text-ink-2">
          {text}
        </span>
      </span>
    </label>
  )
}
