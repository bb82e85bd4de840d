import { useEffect } from 'react'
import { useLocation } from '../../router/index.ts'

/**
 * After a navigation inside the app, moves the focus to the heading of the page that is now shown. A changed search
 * part is the same page: what is typed into a filter keeps the focus.
 */
export function useHeadingFocus(): void {
  const { key, pathname } = useLocation()
  // The first page of a visit has the key 'default'; its focus is the browser's.
  const arrived = key === 'default' ? undefined : pathname
  useEffect(() => {
    if (arrived === undefined) return
    const heading = [...document.querySelectorAll<HTMLElement>('h1')].find((each) => each.checkVisibility())
    if (!heading) return
    heading.tabIndex = -1
    heading.focus({ preventScroll: true })
  }, [arrived])
}
