import { useEffect } from 'react'
import { singleKeysOn } from './use-single-keys.ts'
import { type ConsoleTab, consoleTabs, tabKey } from './view-model.ts'

interface Places {
  readonly onSearch: () => void
  readonly onTab: (tab: ConsoleTab) => void
  readonly onClose: () => void
  readonly onHelp: () => void
}

/** Whether the key was pressed in a field or a dialog; one that is closing stays in the page until its last frame. */
export const isTyping = (target: EventTarget | null) =>
  target instanceof Element &&
  target.closest('input, textarea, select, [contenteditable="true"], [role="dialog"]:not([data-closed]), dialog') !==
    null

/** Whether the key is part of another one: of a shortcut of the browser, or of what an input method composes. */
export const isPartOfMore = (event: KeyboardEvent) =>
  event.ctrlKey || event.metaKey || event.altKey || event.isComposing || event.defaultPrevented

/** Moves the focus along the rows of the list; they are links, so Enter opens the focused one. False where there is no list. */
function moveAlong(step: 1 | -1): boolean {
  const rows = [...document.querySelectorAll<HTMLElement>('.console-rows a')]
  const focused = rows.findIndex((row) => row.matches(':focus'))
  const opened = rows.findIndex((row) => row.hasAttribute('aria-current'))
  const from = focused >= 0 ? focused : opened
  rows[Math.min(rows.length - 1, Math.max(0, from + step))]?.focus()
  return rows.length > 0
}

/** Keyboard shortcuts: `/` searches, j and k or the arrows move, digits change the tab, `?` lists the keys, Escape closes. */
export function useConsoleKeys({ onSearch, onTab, onClose, onHelp }: Places): void {
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (isPartOfMore(event)) return
      if (isTyping(event.target)) {
        if (event.key === 'Escape' && event.target instanceof HTMLInputElement) event.target.blur()
        return
      }
      // `?` stays: it opens where they are switched on again.
      if (event.key.length === 1 && event.key !== '?' && !singleKeysOn()) return
      // The same key with the capitals locked.
      const key = event.key.length === 1 ? event.key.toLowerCase() : event.key
      const step = key === 'j' || key === 'ArrowDown' ? 1 : key === 'k' || key === 'ArrowUp' ? -1 : undefined
      const tab = consoleTabs.find((name) => tabKey(name) === key)
      if (key === '/') onSearch()
      else if (key === '?') onHelp()
      else if (key === 'Escape') onClose()
      else if (tab) onTab(tab)
      // Without a list the arrows scroll the page.
      else if (!step || !moveAlong(step)) return
      event.preventDefault()
    }
    window.addEventListener('keydown', press)
    return () => window.removeEventListener('keydown', press)
  }, [onSearch, onTab, onClose, onHelp])
}
