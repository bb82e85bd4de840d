import type { KeyboardEvent, Ref } from 'react'
import { Field } from './field.tsx'
import { optionId, useCombobox } from './use-combobox.ts'

export interface Suggestion {
  id: string
  title: string
  detail: string
}

export interface SuggestFieldProps<S extends Suggestion> {
  label: string
  /** The accessible name of the list. */
  listLabel: string
  placeholder: string
  value: string
  maxLength?: number
  error?: string
  suggestions: readonly S[]
  inputRef?: Ref<HTMLInputElement>
  onType: (text: string) => void
  onChoose: (suggestion: S) => void
}

/** A text input with suggestions, as a combobox: arrows move, Enter chooses, Escape closes. */
export function SuggestField<S extends Suggestion>(props: SuggestFieldProps<S>) {
  const {
    label,
    listLabel,
    placeholder,
    value,
    maxLength = 300,
    error,
    suggestions,
    inputRef,
    onType,
    onChoose,
  } = props
  const { listId, shown, active, activeId, show, close, choose, press } = useCombobox({ suggestions, onChoose })
  return (
    <div className="relative">
      <Field label={label} error={error}>
        {(control) => (
          <input
            {...control}
            ref={inputRef}
            className="input"
            type="text"
            role="combobox"
            autoComplete="off"
            maxLength={maxLength}
            placeholder={placeholder}
            value={value}
            aria-expanded={shown.length > 0}
            aria-controls={listId}
            aria-autocomplete="list"
            aria-activedescendant={activeId}
            onChange={(event) => {
              onType(event.target.value)
              show()
            }}
            onKeyDown={press}
            onBlur={close}
          />
        )}
      </Field>
      <Options
        listId={listId}
        label={listLabel}
        suggestions={shown}
        active={active}
        onChoose={choose}
        onKeyDown={press}
      />
    </div>
  )
}

interface OptionsProps<S extends Suggestion> {
  listId: string
  label: string
  suggestions: readonly S[]
  active: number
  onChoose: (suggestion: S) => void
  onKeyDown: (event: KeyboardEvent) => void
}

function Options<S extends Suggestion>({ listId, label, suggestions, active, onChoose, onKeyDown }: OptionsProps<S>) {
  return (
    <div id={listId} role="listbox" aria-label={label} className="suggestions" hidden={suggestions.length === 0}>
      {suggestions.map((suggestion, index) => (
        <div
          key={suggestion.id}
          id={optionId(listId, index)}
          role="option"
          aria-selected={index === active}
          tabIndex={-1}
          onMouseDown={(event) => event.preventDefault()}
          onClick={() => onChoose(suggestion)}
          onKeyDown={onKeyDown}
        >
          <b className="font-semibold">{suggestion.title}</b>
          <span className="text-14 text-ink-2">{suggestion.detail}</span>
        </div>
      ))}
    </div>
  )
}
