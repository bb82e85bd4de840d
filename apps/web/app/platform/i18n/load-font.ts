import type { Language } from '@washline/contract/texts/languages'

/** Faces for scripts that a machine may lack; the browser fetches the few pieces it needs, where the system has none. */
export async function loadFont(language: Language): Promise<void> {
  if (language === 'zh') await import('@fontsource-variable/noto-sans-sc/wght.css')
  if (language === 'ja') await import('@fontsource-variable/noto-sans-jp/wght.css')
}
