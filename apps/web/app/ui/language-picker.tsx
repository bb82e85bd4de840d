import type { MouseEvent } from 'react'

export interface LanguageChoice {
  code: string
  /** In the language itself. */
  name: string
  /** The page's address in this language; makes the choice a link. */
  href?: string | undefined
}

export interface LanguagePickerProps {
  label: string
  choices: readonly LanguageChoice[]
  active: string
  onChoose: (code: string) => void
}

/** The tree renders again in the new language; the pressed choice keeps the focus. */
let pressed: string | undefined

/** Every language in its own name. A choice that is a link works without scripts. */
export function LanguagePicker({ label, choices, active, onChoose }: LanguagePickerProps) {
  return (
    <fieldset className="flex flex-wrap gap-2.5" aria-label={label}>
      {choices.map(({ code, name, href }) => {
        const isActive = code === active
        const focusAgain = (node: HTMLElement | null) => {
          if (!node || !isActive || pressed !== code) return
          pressed = undefined
          node.focus({ preventScroll: true })
        }
        const choose = () => {
          pressed = code
          onChoose(code)
        }
        const same = { className: 'pick', lang: code, children: name, ref: focusAgain }
        if (href === undefined)
          return <button key={code} type="button" {...same} aria-pressed={isActive} onClick={choose} />
        const follow = (event: MouseEvent) => {
          if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
          event.preventDefault()
          choose()
        }
        return (
          <a
            key={code}
            {...same}
            href={href}
            hrefLang={code}
            aria-current={isActive ? 'true' : undefined}
            onClick={follow}
          />
        )
      })}
    </fieldset>
  )
}
