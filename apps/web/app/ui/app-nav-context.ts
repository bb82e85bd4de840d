import { createContext } from 'react'
import type { IconName } from './sprite.ts'

export type AppTab = 'home' | 'orders' | 'account'

export interface NavItem {
  tab: AppTab
  to: string
  icon: IconName
  text: string
}

export interface AppNav {
  label: string
  homePath: string
  items: readonly NavItem[]
  bell: { to: string; text: string; unread: boolean }
  backText: string
}

/** The links of the header and the tabs, in the user's language. */
export const AppNavContext = createContext<AppNav>({
  label: 'Main',
  homePath: '/home-screen',
  items: [],
  bell: { to: '/notification', text: 'Notifications', unread: false },
  backText: 'Back',
})
