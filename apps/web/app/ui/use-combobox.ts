import { type KeyboardEvent, useId, useState } from 'react'

export interface ComboboxOptions<S> {
  suggestions: readonly S[]
  onChoose: (suggestion: S) => void
}

/** A list of suggestions below an input: arrows move, Enter chooses, Escape closes. */
export function useCombobox<S>({ suggestions, onChoose }: ComboboxOptions<S>) {
  const [isOpen, setIsOpen] = useState(false)
  const [active, setActive] = useState(-1)
  const listId = useId()
  const shown = isOpen ? suggestions : []
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
    if (event.key === 'Escape') {
      // The first Escape closes the list only, not the dialog around it.
      if (shown.length > 0) event.stopPropagation()
      return close()
    }
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
  const show = () => {
    setIsOpen(true)
    setActive(-1)
  }
  const isActive = active >= 0 && shown.length > 0
  return {
    listId,
    shown,
    active,
    activeId: isActive ? optionId(listId, active) : undefined,
    show,
    close,
    choose,
    press,
  }
}

export const optionId = (listId: string, index: number) => `${listId}-${index}`
