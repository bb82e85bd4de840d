declare global {
  interface Window {
    /** The beginning of a screen, set by the shell that was opened at its path. */
    opening?: { readonly path: string; readonly language: string; readonly html: string }
  }
}

/** The beginning of this path's screen, as the shell drew it before any code was loaded; empty for all others. */
export function openingHtml(): string {
  if (typeof window === 'undefined' || !window.opening) return ''
  const { path, language, html } = window.opening
  return path === location.pathname && language === document.documentElement.lang ? html : ''
}
