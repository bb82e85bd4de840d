import { localeOf } from '@washline/contract/texts/format-money'
import { activeLanguage } from '../i18n/i18n.ts'

/** 'one, two, three', as the shown language strings them together. */
export const formatList = (parts: readonly string[]): string =>
  new Intl.ListFormat(localeOf(activeLanguage()), { type: 'conjunction', style: 'narrow' }).format(parts)

/** Sentences one after the other, with a space between where the shown language writes one. */
export const formatSentences = (sentences: readonly string[]): string =>
  sentences.join(['ja', 'zh'].includes(activeLanguage()) ? '' : ' ')
