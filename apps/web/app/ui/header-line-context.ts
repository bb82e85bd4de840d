import { createContext, type ReactNode } from 'react'

/** What hangs from the rule below the header of every page. */
export const HeaderLineContext = createContext<ReactNode>(null)
