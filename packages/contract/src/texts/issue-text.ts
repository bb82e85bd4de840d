import type { core } from 'zod'

/** Why a value is refused where its schema gives no reason of its own. */
export const issueTexts = {
  missing: 'This is required.',
  text: 'Must be text.',
  number: 'Must be a number.',
  wholeNumber: 'Must be a whole number.',
  yesOrNo: 'Must be true or false.',
  list: 'Must be a list.',
  object: 'Must be an object with named fields.',
  nothing: 'Leave this out.',
  choice: 'Choose one of the allowed values.',
  textTooShort: 'Please write more.',
  textTooLong: 'Please keep it shorter.',
  numberTooSmall: 'This number is too small.',
  numberTooLarge: 'This number is too large.',
  listTooShort: 'Please add more entries.',
  listTooLong: 'Please remove some entries.',
  email: 'Must be an email address.',
  dateTime: 'Must be a date with a time.',
  date: 'Must be a date.',
  address: 'Must be a web address.',
  form: 'This has the wrong format.',
  step: 'This number is not one of the allowed steps.',
  unknownField: 'This field is not allowed here.',
  other: 'This value cannot be used.',
} as const

const byType: Readonly<Record<string, string>> = {
  string: issueTexts.text,
  number: issueTexts.number,
  int: issueTexts.wholeNumber,
  boolean: issueTexts.yesOrNo,
  array: issueTexts.list,
  tuple: issueTexts.list,
  object: issueTexts.object,
  record: issueTexts.object,
  never: issueTexts.nothing,
  undefined: issueTexts.nothing,
}

const byFormat: Readonly<Record<string, string>> = {
  email: issueTexts.email,
  datetime: issueTexts.dateTime,
  date: issueTexts.date,
  url: issueTexts.address,
}

const limitTexts = (origin: string, isBelow: boolean): string => {
  if (origin === 'string') return isBelow ? issueTexts.textTooShort : issueTexts.textTooLong
  if (origin === 'number' || origin === 'int' || origin === 'bigint')
    return isBelow ? issueTexts.numberTooSmall : issueTexts.numberTooLarge
  return isBelow ? issueTexts.listTooShort : issueTexts.listTooLong
}

/**
 * The text of a failed check, for zod's `error` option: what people read instead of the library's English. A schema's own
 * text comes before it. Without placeholders, so that it is translated like every text of a field.
 */
export function issueText(issue: core.$ZodRawIssue): string {
  switch (issue.code) {
    case 'invalid_type':
      if (issue.input === undefined) return issueTexts.missing
      return byType[issue.expected] ?? issueTexts.other
    case 'invalid_value':
    case 'invalid_union':
      return issue.input === undefined ? issueTexts.missing : issueTexts.choice
    case 'too_small':
      return limitTexts(issue.origin, true)
    case 'too_big':
      return limitTexts(issue.origin, false)
    case 'invalid_format':
      return byFormat[issue.format] ?? issueTexts.form
    case 'not_multiple_of':
      return issueTexts.step
    case 'unrecognized_keys':
      return issueTexts.unknownField
    default:
      return issueTexts.other
  }
}
