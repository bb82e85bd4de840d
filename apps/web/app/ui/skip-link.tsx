import type { MouseEvent } from 'react'

/** What a page is about: the target of the link, and the first place after it. */
export const mainId = 'main'

/** The first stop of the Tab key: past the bars of a page to its content. Without a script it is a plain link. */
export function SkipLink({ text }: { text: string }) {
  const skip = (event: MouseEvent) => {
    const found = document.getElementById(mainId)
    // Without a box of its own it cannot take the focus.
    const main = found?.getClientRects().length ? found : found?.querySelector<HTMLElement>(':scope > *')
    if (!main) return
    // The address stays as it is: it may be read by the screen.
    event.preventDefault()
    main.tabIndex = -1
    main.focus()
  }
  return (
    <a className="skip-link" href={`#${mainId}`} onClick={skip}>
      {text}
    </a>
  )
}
