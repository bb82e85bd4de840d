import { type ReactNode, useState, ViewTransition } from 'react'
import { isStill } from './is-still.ts'

const navigationOnly = { navigation: 'auto', default: 'none' }

/**
 * A page of the app. From one to the next nothing is cut: what both of them show (`travel.css` names it) moves from its
 * place on the one to that on the other, the rest fades. The screen that is left stays until the next one is loaded. What a page
 * itself shows later, its content after its outline, is none of it: its first view would be drawn twice and in one piece.
 */
export function Travels({ children }: { children: ReactNode }) {
  const [still] = useState(isStill)
  if (still) return children
  return (
    <ViewTransition name="page" share={navigationOnly} enter="none" exit="none" update="none">
      {children}
    </ViewTransition>
  )
}
