import { itemLabel as itemLabelIn } from '@washline/contract/scanning/item-label'
import { activeLanguage, tText } from './i18n.ts'

/** The name of a laundry item in the shown language. */
export const itemLabel = (name: string): string => itemLabelIn(activeLanguage(), tText, name)
