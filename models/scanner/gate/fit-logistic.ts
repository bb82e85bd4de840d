export interface Example {
  readonly features: readonly number[]
  /** What the rule is to answer, 0 to 1. */
  readonly chance: number
}

const steps = 600
const rate = 0.05

/** A logistic regression by gradient descent; both kinds of examples weigh the same, as far as each is one or the other. */
export function fitLogistic(examples: readonly Example[], decay = 0.01): { weights: number[]; bias: number } {
  const width = examples[0]?.features.length ?? 0
  const means = Array.from({ length: width }, (_, at) => mean(examples.map(({ features }) => features[at] ?? 0)))
  const spreads = means.map((middle, at) =>
    Math.max(1e-3, Math.sqrt(mean(examples.map(({ features }) => ((features[at] ?? 0) - middle) ** 2)))),
  )
  const inputs = examples.map(({ features }) =>
    Float64Array.from(features, (value, at) => (value - (means[at] ?? 0)) / (spreads[at] ?? 1)),
  )
  const yes = mean(examples.map(({ chance }) => chance)) * examples.length
  const { weights, bias } = descend(
    inputs,
    examples.map(({ chance }) => ({
      yes: (0.5 * chance) / yes,
      no: (0.5 * (1 - chance)) / (examples.length - yes),
    })),
    decay,
  )
  const plain = Array.from(weights, (weight, at) => weight / (spreads[at] ?? 1))
  return { weights: plain, bias: plain.reduce((sum, weight, at) => sum - weight * (means[at] ?? 0), bias) }
}

/** Adam over all examples at once. */
function descend(inputs: readonly Float64Array[], shares: readonly { yes: number; no: number }[], decay: number) {
  const width = inputs[0]?.length ?? 0
  const [values, drift, power] = [0, 1, 2].map(() => new Float64Array(width + 1)) as [
    Float64Array,
    Float64Array,
    Float64Array,
  ]
  for (let step = 1; step <= steps; step++) {
    const slope = new Float64Array(width + 1)
    inputs.forEach((input, index) => {
      let score = values[width] ?? 0
      for (let at = 0; at < width; at++) score += (values[at] ?? 0) * (input[at] ?? 0)
      const { yes = 0, no = 0 } = shares[index] ?? {}
      const error = (yes + no) / (1 + Math.exp(-score)) - yes
      for (let at = 0; at < width; at++) slope[at] = (slope[at] ?? 0) + error * (input[at] ?? 0)
      slope[width] = (slope[width] ?? 0) + error
    })
    for (let at = 0; at <= width; at++) {
      const pull = (slope[at] ?? 0) + (at < width ? decay * (values[at] ?? 0) : 0)
      drift[at] = 0.9 * (drift[at] ?? 0) + 0.1 * pull
      power[at] = 0.999 * (power[at] ?? 0) + 0.001 * pull ** 2
      const [first, second] = [(drift[at] ?? 0) / (1 - 0.9 ** step), (power[at] ?? 0) / (1 - 0.999 ** step)]
      values[at] = (values[at] ?? 0) - (rate * first) / (Math.sqrt(second) + 1e-8)
    }
  }
  return { weights: values.subarray(0, width), bias: values[width] ?? 0 }
}

const mean = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0) / Math.max(1, values.length)
