import { useSyncExternalStore } from 'react'
import { chosenTheme, onThemeChange, type Theme } from './theme.ts'

/** The chosen theme, live. */
export const useTheme = (): Theme => useSyncExternalStore(onThemeChange, chosenTheme, () => 'system')
