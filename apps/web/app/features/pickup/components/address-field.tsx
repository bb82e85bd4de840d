import type { PlaceSuggestion } from '@washline/contract/maps/schemas'
import { type KeyboardEvent, useId, useState } from 'react'
import { t } from '../../../platform/i18n/i18n.ts'
import { Field } from '../../../ui/field.tsx'

export interface AddressFieldProps {
  value: string
  error: string
  suggestions: readonly PlaceSuggestion[]
  onType: (text: string) => void
  onChoose: (suggestion: PlaceSuggestion) => void
}

/** An address with suggestions, as a combobox: arrows move, Enter chooses, Escape closes. */
export function AddressField({ value, error, suggestions, onType, onChoose }: AddressFieldProps) {
  const [isOpen, setIsOpen] = useState(false)
  const [active, setActive] = useState(-1)
  const listId = useId()
  const shown = isOpen ? suggestions : []
  const optionId = (index: number) => `${listId}-${index}`
  const close = () => {
    setIsOpen(false)
    setActive(-1)
  }
  const choose = (suggestion: PlaceSuggestion | undefined) => {
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
      <Field label={t('Address')} error={error}>
        {(control) => (
          <input
            {...control}
            className="input"
            type="text"
            role="combobox"
            autoComplete="off"
            maxLength={300}
            placeholder={t('Street and number, building, hotel')}
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
      <div id={listId} role="listbox" aria-label={t('Suggestions')} className="suggestions" hidden={shown.length === 0}>
        {shown.map((suggestion, index) => (
          <div
            key={suggestion.place_id}
            id={optionId(index)}
            role="option"
            aria-selected={index === active}
            tabIndex={-1}
            onMouseDown={(event) => event.preventDefault()}
            onClick={() => choose(suggestion)}
            onKeyDown={press}
          >
            <b className="font-semibold">{suggestion.display_name}</b>
            <span className="text-14 text-ink-2">{suggestion.formatted_address}</span>
          </div>
        ))}
      </div>
    </div>
  )
}
