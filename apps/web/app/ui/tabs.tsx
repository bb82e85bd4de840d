import { type KeyboardEvent, type ReactNode, useId, useRef, useState } from 'react'

export interface Tab {
  title: string
  content: ReactNode
}

export interface TabsProps {
  label: string
  tabs: readonly Tab[]
  firstOpen?: number
}

/** Tabs moved by the arrow keys, Home and End. */
export function Tabs({ label, tabs, firstOpen = 0 }: TabsProps) {
  const [open, setOpen] = useState(firstOpen)
  const buttons = useRef<(HTMLButtonElement | null)[]>([])
  const id = useId()
  const move = (event: KeyboardEvent) => {
    const last = tabs.length - 1
    const next = {
      ArrowRight: open === last ? 0 : open + 1,
      ArrowLeft: open === 0 ? last : open - 1,
      Home: 0,
      End: last,
    }[event.key]
    if (next === undefined) return
    event.preventDefault()
    setOpen(next)
    buttons.current[next]?.focus()
  }
  return (
    <div className="grid gap-4">
      <div className="tab-list" role="tablist" aria-label={label} onKeyDown={move}>
        {tabs.map(({ title }, index) => (
          <button
            key={title}
            ref={(element) => {
              buttons.current[index] = element
            }}
            type="button"
            role="tab"
            id={`${id}-tab-${index}`}
            aria-selected={open === index}
            aria-controls={`${id}-panel`}
            tabIndex={open === index ? 0 : -1}
            onClick={() => setOpen(index)}
          >
            {title}
          </button>
        ))}
      </div>
      <div role="tabpanel" id={`${id}-panel`} aria-labelledby={`${id}-tab-${open}`}>
        {tabs[open]?.content}
      </div>
    </div>
  )
}
