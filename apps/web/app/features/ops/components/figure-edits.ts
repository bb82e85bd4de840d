import {
  type FigureName,
  type FigureValue,
  figureRanges,
  radiiRange,
  type SettingFigures,
  settingFigures,
} from '@washline/contract/settings/figures'
import { t } from '../../../platform/i18n/i18n.ts'

/** What was typed over a figure; the others follow what holds. */
export type FigureEdits = Partial<Record<FigureName, string>>
export type FigureErrors = Partial<Record<FigureName, string>>

/** A figure as it is typed. */
export const typedText = (value: FigureValue): string => (Array.isArray(value) ? value.join(', ') : String(value))

const toNumber = (text: string) => (text.trim() === '' ? Number.NaN : Number(text.trim().replace(',', '.')))

function typedValue(figure: FigureName, text: string): FigureValue {
  if (figure === 'handover_evidence') return text
  if (figure !== 'radii_km') return toNumber(text)
  return text
    .split(/[,;\s]+/)
    .filter(Boolean)
    .map(Number)
}

function errorOf(figure: FigureName, isRelation: boolean): string {
  if (figure === 'handover_evidence') return t('Please choose one.')
  if (figure === 'radii_km')
    return t('Up to {count} numbers from {min} to {max}, each greater than the one before.', {
      count: radiiRange.steps,
      ...radiiRange,
    })
  if (isRelation) return t('Not more than the ratings that are watched.')
  return figure === 'rating_floor'
    ? t('A number from {min} to {max}, in steps of 0.1.', figureRanges[figure])
    : t('A whole number from {min} to {max}.', figureRanges[figure])
}

/** All figures with what was typed, or what is wrong with it. */
export function readFigures(
  current: SettingFigures,
  edits: FigureEdits,
): { readonly figures: SettingFigures } | { readonly errors: FigureErrors } {
  const typed = Object.entries(edits).map(([name, text]) => [name, typedValue(name as FigureName, text)])
  const read = settingFigures.safeParse({ ...current, ...Object.fromEntries(typed) })
  if (read.success) return { figures: read.data }
  const errors: FigureErrors = {}
  for (const { path, code } of read.error.issues) {
    const figure = path[0] as FigureName
    errors[figure] ??= errorOf(figure, figure === 'fewest_ratings' && code === 'custom')
  }
  return { errors }
}
