export interface StyleContext {
  readonly zoom: number
  readonly properties: Readonly<Record<string, unknown>>
}

type Operator = (args: readonly unknown[], context: StyleContext) => unknown

const asNumber = (value: unknown) => (typeof value === 'number' ? value : 0)

/** Between two stops by `(base ^ (zoom - from) - 1) / (base ^ (to - from) - 1)`; linear for a base of 1. */
function interpolated([kind, input, ...stops]: readonly unknown[], context: StyleContext): number {
  const base = Array.isArray(kind) && kind[0] === 'exponential' ? asNumber(kind[1]) : 1
  const at = asNumber(styleValue(input, context))
  let [from, low] = [asNumber(stops[0]), asNumber(stops[1])]
  if (at <= from) return low
  for (let index = 2; index < stops.length; index += 2) {
    const [to, high] = [asNumber(stops[index]), asNumber(stops[index + 1])]
    if (at < to) {
      const share = base === 1 ? (at - from) / (to - from) : (base ** (at - from) - 1) / (base ** (to - from) - 1)
      return low + (high - low) * share
    }
    ;[from, low] = [to, high]
  }
  return low
}

function stepped([input, first, ...stops]: readonly unknown[], context: StyleContext): unknown {
  const at = asNumber(styleValue(input, context))
  let value = first
  for (let index = 0; index < stops.length; index += 2) if (at >= asNumber(stops[index])) value = stops[index + 1]
  return styleValue(value, context)
}

function matched([input, ...cases]: readonly unknown[], context: StyleContext): unknown {
  const found = styleValue(input, context)
  for (let index = 0; index + 1 < cases.length; index += 2) {
    const label = cases[index]
    if (Array.isArray(label) ? label.includes(found) : label === found) return styleValue(cases[index + 1], context)
  }
  return styleValue(cases.at(-1), context)
}

const operators: Readonly<Record<string, Operator>> = {
  literal: ([value]) => value,
  zoom: (_, { zoom }) => zoom,
  get: ([key], { properties }) => properties[String(key)],
  has: ([key], { properties }) => String(key) in properties,
  '!': ([value], context) => !styleValue(value, context),
  all: (values, context) => values.every((value) => styleValue(value, context)),
  '==': ([a, b], context) => styleValue(a, context) === styleValue(b, context),
  '<': ([a, b], context) => asNumber(styleValue(a, context)) < asNumber(styleValue(b, context)),
  in: ([value, list], context) => {
    const among = styleValue(list, context)
    return Array.isArray(among) && among.includes(styleValue(value, context))
  },
  upcase: ([value], context) => String(styleValue(value, context) ?? '').toUpperCase(),
  interpolate: interpolated,
  step: stepped,
  match: matched,
}

/** The value in the live map's style for a zoom and a shape: those of its expressions that this product's own style uses. */
export function styleValue(expression: unknown, context: StyleContext): unknown {
  if (!Array.isArray(expression)) return expression
  const [name, ...args]: readonly unknown[] = expression
  const operator = typeof name === 'string' ? operators[name] : undefined
  return operator ? operator(args, context) : expression
}

export const styleNumber = (expression: unknown, context: StyleContext, otherwise: number): number => {
  const value = styleValue(expression, context)
  return typeof value === 'number' ? value : otherwise
}

export const styleText = (expression: unknown, context: StyleContext): string =>
  String(styleValue(expression, context) ?? '')
