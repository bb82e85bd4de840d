/** Functions that translate a text, with its position and the end of the name of the module that they come from. */
export const translators: Readonly<Record<string, { readonly argument: number; readonly from: string }>> = {
  t: { argument: 0, from: '/i18n.ts' },
  translate: { argument: 1, from: '/translate.ts' },
}

/** Components that translate their attribute `text`. */
export const textTags: readonly string[] = ['T']

/** Calls whose literal texts the API answers with a refusal. */
export const refusals: Readonly<Record<string, number>> = {
  forbidden: 0,
  notFound: 0,
  refuse: 1,
  invalid: 0,
}

/** Constants that hold texts, nested as they like: `messages`, `texts`, `fastifyTexts`, `statusLabels`, `careTitles`. */
export const isTextTable = (name: string): boolean =>
  /^(?:messages|texts|labels|titles)$|(?:Messages|Texts|Labels|Titles)$/.test(name)

/** Methods of zod, and schemas of our own, that take the text of a failed check, as an argument or as `message` or `error`. */
export const checksOfZod: readonly string[] = [
  'string',
  'number',
  'int',
  'boolean',
  'array',
  'object',
  'enum',
  'literal',
  'email',
  'url',
  'min',
  'max',
  'length',
  'positive',
  'nonnegative',
  'multipleOf',
  'regex',
  'refine',
  'superRefine',
  'oneLine',
  'severalLines',
]

/** A name of a value, not a text: one word in lower case. */
export const isText = (literal: string): boolean => /^[\p{Lu}\d{]|\s/u.test(literal) && /\p{L}/u.test(literal)
