import { useEffect } from 'react'
import { useLocation } from 'react-router'

/** After a navigation inside the app, moves the focus to the heading of the page that is now shown. */
export function useHeadingFocus(): void {
  const { key } = useLocation()
  useEffect(() => {
    // The first page of a visit has the key 'default'; its focus is the browser's.
    if (key === 'default') return
    const heading = [...document.querySelectorAll<HTMLElement>('h1')].find((each) => each.checkVisibility())
    if (!heading) return
    heading.tabIndex = -1
    heading.focus({ preventScroll: true })
  }, [key])
}
