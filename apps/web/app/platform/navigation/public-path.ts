import { activeLanguage } from '../i18n/i18n.ts'
import { type PublicPath, pathIn } from './public-pages.ts'

/** The address of a public page in the shown language, for links. */
export const publicPath = (path: PublicPath): string => pathIn(activeLanguage(), path)
