import { activeLanguage } from '../i18n/i18n.ts'

/** A name of a day or month where a title or a label begins with it: some languages write them small. */
export function firstUpper(name: string): string {
  const [first = '', ...rest] = name
  return first.toLocaleUpperCase(activeLanguage()) + rest.join('')
}
