/** Functions that say a text, with its position and the end of the module's name. What they are given must be known from its type. */
export const saying: Readonly<Record<string, { readonly argument: number; readonly from: string }>> = {
  t: { argument: 0, from: '/i18n.ts' },
  say: { argument: 1, from: '/say.ts' },
}

/** Calls and constructors whose literal texts the API says to whoever is refused. */
export const refusing: Readonly<Record<string, number>> = {
  Refusal: 2,
  forbidden: 0,
  notFound: 0,
  conflict: 1,
  invalid: 0,
}

/** Constants that hold texts, nested as they like: `messages`, `texts`, `fastifyTexts`. */
export const isTextTable = (name: string): boolean => /^(?:messages|texts)$|(?:Messages|Texts)$/.test(name)

/** Methods of zod that take the text of a failed check, as an argument or as `message` or `error`. */
export const zodChecks: readonly string[] = [
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
]

/** A name of a value, not a text: one word in small letters. */
export const isText = (literal: string): boolean => /^[\p{Lu}\d{]|\s/u.test(literal) && /\p{L}/u.test(literal)
