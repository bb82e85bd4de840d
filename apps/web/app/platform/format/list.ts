import { localeOf } from '@washline/contract/texts/format-money'
import { activeLanguage } from '../i18n/i18n.ts'

/** 'one, two, three', joined as the shown language does. */
export const formatList = (parts: readonly string[]): string =>
  new Intl.ListFormat(localeOf(activeLanguage()), { type: 'conjunction', style: 'narrow' }).format(parts)

/** Joins sentences, with a space where the shown language has one. */
export const formatSentences = (sentences: readonly string[]): string =>
  sentences.join(['ja', 'zh'].includes(activeLanguage()) ? '' : ' ')
