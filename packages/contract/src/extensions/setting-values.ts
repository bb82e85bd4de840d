import type { SettingField, SettingFields, SettingValues } from './schemas.ts'

/** Texts by field, for people. */
type FieldErrors = Record<string, string[]>

export const settingMessages = {
  unknown: 'This extension has no such setting.',
  text: 'Please shorten the text.',
  number: 'Please enter a number within the limits.',
  flag: 'Must be on or off.',
  choice: 'Please choose one of the options.',
} as const

function problemOf(field: SettingField, value: unknown): string | undefined {
  switch (field.type) {
    case 'text':
      return typeof value === 'string' && value.length <= (field.maxLength ?? 2_000) ? undefined : settingMessages.text
    case 'secret':
      return typeof value === 'string' ? undefined : settingMessages.text
    case 'number':
      return typeof value === 'number' &&
        Number.isFinite(value) &&
        value >= (field.min ?? Number.NEGATIVE_INFINITY) &&
        value <= (field.max ?? Number.POSITIVE_INFINITY)
        ? undefined
        : settingMessages.number
    case 'flag':
      return typeof value === 'boolean' ? undefined : settingMessages.flag
    case 'choice':
      return typeof value === 'string' && field.options.includes(value) ? undefined : settingMessages.choice
    default:
      return field satisfies never
  }
}

/** What is wrong with the values of a form, by field; the same on both sides. */
export function settingErrors(fields: SettingFields, values: SettingValues): FieldErrors {
  const errors: FieldErrors = {}
  for (const [name, value] of Object.entries(values)) {
    const field = Object.hasOwn(fields, name) ? fields[name] : undefined
    const problem = field ? problemOf(field, value) : settingMessages.unknown
    if (problem) errors[name] = [problem]
  }
  return errors
}

/** What is not set has its default; a stored value that no longer fits its field, too. */
export function withDefaults(fields: SettingFields, values: SettingValues): SettingValues {
  return Object.fromEntries(
    Object.entries(fields).flatMap(([name, field]) => {
      if (field.type === 'secret') return []
      const value = Object.hasOwn(values, name) ? values[name] : undefined
      return [[name, value === undefined || problemOf(field, value) ? field.default : value]]
    }),
  )
}
