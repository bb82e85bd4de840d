import { sayItem as sayItemIn } from '@washline/contract/scanning/say-item'
import { activeLanguage, tSaid } from './i18n.ts'

/** The name of an item of laundry in the language shown. */
export const sayItem = (name: string): string => sayItemIn(activeLanguage(), tSaid, name)
