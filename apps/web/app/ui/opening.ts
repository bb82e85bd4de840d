declare global {
  interface Window {
    /** How a screen begins, put here by the shell that was opened at its path. */
    opening?: { readonly path: string; readonly language: string; readonly html: string }
  }
}

/** How the screen of this path begins, as the shell drew it before any code was there; empty for all others. */
export function openingHtml(): string {
  if (typeof window === 'undefined' || !window.opening) return ''
  const { path, language, html } = window.opening
  return path === location.pathname && language === document.documentElement.lang ? html : ''
}
