import { type ReactNode, useId, useState } from 'react'
import { Icon } from './icon.tsx'

export interface AccordionItem {
  question: string
  answer: ReactNode
}

export interface AccordionProps {
  items: readonly AccordionItem[]
  /** Index of the one open at first; none by default. */
  firstOpen?: number
}

/** Questions, at most one of them open. */
export function Accordion({ items, firstOpen }: AccordionProps) {
  const [open, setOpen] = useState(firstOpen)
  const id = useId()
  return (
    <div className="stitched">
      {items.map(({ question, answer }, index) => (
        <div key={question}>
          <h3>
            <button
              type="button"
              className="accordion-question"
              aria-expanded={open === index}
              aria-controls={`${id}-${index}`}
              onClick={() => setOpen(open === index ? undefined : index)}
            >
              {question}
              <Icon name={open === index ? 'minus' : 'plus'} />
            </button>
          </h3>
          <div id={`${id}-${index}`} hidden={open !== index} className="pt-1 text-ink-2">
            {answer}
          </div>
        </div>
      ))}
    </div>
  )
}
