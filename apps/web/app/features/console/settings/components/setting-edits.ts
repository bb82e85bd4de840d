import {
  type MarketSettingValues,
  marketSettingsSchema,
  radiiRange,
  type SettingName,
  type SettingValue,
  settingRanges,
} from '@washline/contract/settings/market-settings'
import { t } from '../../../../platform/i18n/i18n.ts'
import { isChoice, isWeight } from '../settings-labels.ts'

/** The text typed into each edited field. The other fields show the current setting. */
export type SettingEdits = Partial<Record<SettingName, string>>
export type SettingErrors = Partial<Record<SettingName, string>>

/** The text of a setting in its field. */
export const typedText = (value: SettingValue): string => (Array.isArray(value) ? value.join(', ') : String(value))

const toNumber = (text: string) => (text.trim() === '' ? Number.NaN : Number(text.trim().replace(',', '.')))

function typedValue(setting: SettingName, text: string): SettingValue {
  if (isChoice(setting)) return text
  if (setting !== 'radii_km') return toNumber(text)
  return text
    .split(/[,;\s]+/)
    .filter(Boolean)
    .map(Number)
}

function errorOf(setting: SettingName, isRelation: boolean): string {
  if (isRelation && setting === 'handover_photo')
    return t('A photo cannot be required where handovers have no evidence.')
  if (isRelation && isWeight(setting)) return t('The weights must add up to 100.')
  if (isChoice(setting)) return t('Please choose one.')
  if (setting === 'radii_km')
    return t('Up to {count} numbers from {min} to {max}, each greater than the one before.', {
      count: radiiRange.steps,
      ...radiiRange,
    })
  if (isRelation) return t('No more than the number of ratings watched.')
  return setting === 'rating_floor'
    ? t('A number from {min} to {max}, in steps of 0.1.', settingRanges[setting])
    : t('A whole number from {min} to {max}.', settingRanges[setting])
}

/** Settings that depend on another one. */
const relations: readonly SettingName[] = ['fewest_ratings', 'handover_photo', 'weight_travel']

/** All settings with the edits applied, or the errors of the edited fields. */
export function readSettings(
  current: MarketSettingValues,
  edits: SettingEdits,
): { readonly settings: MarketSettingValues } | { readonly errors: SettingErrors } {
  const typed = Object.entries(edits).map(([name, text]) => [name, typedValue(name as SettingName, text)])
  const read = marketSettingsSchema.safeParse({ ...current, ...Object.fromEntries(typed) })
  if (read.success) return { settings: read.data }
  const errors: SettingErrors = {}
  for (const { path, code } of read.error.issues) {
    const setting = path[0] as SettingName
    errors[setting] ??= errorOf(setting, code === 'custom' && relations.includes(setting))
  }
  return { errors }
}
