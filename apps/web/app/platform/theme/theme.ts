export const themes = ['system', 'light', 'dark'] as const
export type Theme = (typeof themes)[number]

const storageKey = 'theme'
const listeners = new Set<() => void>()

/** Runs in the head before the first render, so that a chosen theme does not flash. */
export const themeScript = `try{const t=localStorage.getItem('${storageKey}');if(t)document.documentElement.dataset.theme=t}catch{}`

/** The chosen theme; 'system' follows the device. */
export function chosenTheme(): Theme {
  const stored = localStorage.getItem(storageKey)
  return themes.find((theme) => theme === stored) ?? 'system'
}

/** Shows a theme and stores the choice on this device. */
export function chooseTheme(theme: Theme): void {
  standStill()
  if (theme === 'system') {
    localStorage.removeItem(storageKey)
    delete document.documentElement.dataset.theme
  } else {
    localStorage.setItem(storageKey, theme)
    document.documentElement.dataset.theme = theme
  }
  for (const listener of listeners) listener()
}

/** Colours that fade one by one pass through unreadable text: they change at once. */
function standStill(): void {
  const { dataset } = document.documentElement
  dataset.still = ''
  requestAnimationFrame(() => requestAnimationFrame(() => delete dataset.still))
}

if (typeof window !== 'undefined') {
  window.matchMedia('(prefers-color-scheme: dark)').addEventListener('change', standStill)
}

export function onThemeChange(changed: () => void): () => void {
  listeners.add(changed)
  return () => listeners.delete(changed)
}
