import type { Language } from '@washline/contract/texts/languages'

/** Fonts for scripts that a device may lack; the browser fetches only the ranges that it needs. */
export async function loadFont(language: Language): Promise<void> {
  if (language === 'zh') await import('@fontsource-variable/noto-sans-sc/wght.css')
  if (language === 'ja') await import('@fontsource-variable/noto-sans-jp/wght.css')
}
