import { useEffect } from 'react'
import { singleKeysOn } from './use-single-keys.ts'
import { type ConsoleTab, consoleTabs, tabKey } from './view-model.ts'

interface Places {
  readonly onSearch: () => void
  readonly onTab: (tab: ConsoleTab) => void
  readonly onClose: () => void
  readonly onHelp: () => void
}

/** Whether the key was pressed in a field or a dialog. */
export const isTyping = (target: EventTarget | null) =>
  target instanceof Element && target.closest('input, textarea, select, [role="dialog"]') !== null

/** Moves the focus along the rows of the list; they are links, so Enter opens the focused one. */
function moveAlong(step: 1 | -1): void {
  const rows = [...document.querySelectorAll<HTMLElement>('.console-rows a')]
  const focused = rows.findIndex((row) => row.matches(':focus'))
  const opened = rows.findIndex((row) => row.hasAttribute('aria-current'))
  const from = focused >= 0 ? focused : opened
  rows[Math.min(rows.length - 1, Math.max(0, from + step))]?.focus()
}

/** Keyboard shortcuts: `/` searches, j and k or the arrows move, digits change the tab, `?` lists the keys, Escape closes. */
export function useConsoleKeys({ onSearch, onTab, onClose, onHelp }: Places): void {
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented) return
      if (isTyping(event.target)) {
        if (event.key === 'Escape' && event.target instanceof HTMLInputElement) event.target.blur()
        return
      }
      // `?` stays: it opens where they are switched on again.
      if (event.key.length === 1 && event.key !== '?' && !singleKeysOn()) return
      const tab = consoleTabs.find((name) => tabKey(name) === event.key)
      if (event.key === '/') onSearch()
      else if (event.key === '?') onHelp()
      else if (event.key === 'j' || event.key === 'ArrowDown') moveAlong(1)
      else if (event.key === 'k' || event.key === 'ArrowUp') moveAlong(-1)
      else if (event.key === 'Escape') onClose()
      else if (tab) onTab(tab)
      else return
      event.preventDefault()
    }
    window.addEventListener('keydown', press)
    return () => window.removeEventListener('keydown', press)
  }, [onSearch, onTab, onClose, onHelp])
}
