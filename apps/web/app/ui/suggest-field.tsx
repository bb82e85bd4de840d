import { type KeyboardEvent, type Ref, useId, useState } from 'react'
import { Field } from './field.tsx'

export interface Suggestion {
  id: string
  title: string
  detail: string
}

export interface SuggestFieldProps<S extends Suggestion> {
  label: string
  /** Names the list. */
  listLabel: string
  placeholder: string
  value: string
  error?: string
  suggestions: readonly S[]
  inputRef?: Ref<HTMLInputElement>
  onType: (text: string) => void
  onChoose: (suggestion: S) => void
}

/** A line of text with suggestions, as a combobox: arrows move, Enter chooses, Escape closes. */
export function SuggestField<S extends Suggestion>(props: SuggestFieldProps<S>) {
  const { label, listLabel, placeholder, value, error, suggestions, inputRef, onType, onChoose } = props
  const [isOpen, setIsOpen] = useState(false)
  const [active, setActive] = useState(-1)
  const listId = useId()
  const shown = isOpen ? suggestions : []
  const optionId = (index: number) => `${listId}-${index}`
  const close = () => {
    setIsOpen(false)
    setActive(-1)
  }
  const choose = (suggestion: S | undefined) => {
    if (!suggestion) return
    onChoose(suggestion)
    close()
  }
  const press = (event: KeyboardEvent) => {
    if (event.key === 'Escape') return close()
    if (event.key === 'Enter' && active >= 0) {
      event.preventDefault()
      return choose(shown[active])
    }
    const by = { ArrowDown: 1, ArrowUp: -1 }[event.key]
    if (by === undefined || suggestions.length === 0) return
    event.preventDefault()
    setIsOpen(true)
    setActive((active + by + suggestions.length) % suggestions.length)
  }
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
            maxLength={300}
            placeholder={placeholder}
            value={value}
            aria-expanded={shown.length > 0}
            aria-controls={listId}
            aria-autocomplete="list"
            aria-activedescendant={active >= 0 && shown.length > 0 ? optionId(active) : undefined}
            onChange={(event) => {
              onType(event.target.value)
              setIsOpen(true)
              setActive(-1)
            }}
            onKeyDown={press}
            onBlur={close}
          />
        )}
      </Field>
      <div id={listId} role="listbox" aria-label={listLabel} className="suggestions" hidden={shown.length === 0}>
        {shown.map((suggestion, index) => (
          <div
            key={suggestion.id}
            id={optionId(index)}
            role="option"
            aria-selected={index === active}
            tabIndex={-1}
            onMouseDown={(event) => event.preventDefault()}
            onClick={() => choose(suggestion)}
            onKeyDown={press}
          >
            <b className="font-semibold">{suggestion.title}</b>
            <span className="text-14 text-ink-2">{suggestion.detail}</span>
          </div>
        ))}
      </div>
    </div>
  )
}
