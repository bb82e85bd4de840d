import { compareMeasure } from './compare-measures.ts'
import { fixedMeasures, mainMeasure } from './fixed-measures.ts'
import { type FixedSources, judgeFixed, readFixed } from './judge-fixed.ts'
import { type ComparedMeasure, judgeModel } from './judge-model.ts'

const number = (value: number) => (Number.isNaN(value) ? '–' : value.toFixed(3))
const signed = (value: number) => (value > 0 ? `+${number(value)}` : number(value))

/** Compares a model with the shipped one over the same pictures of both parts, and accepts or refuses it. */
export async function acceptModel(
  sources: FixedSources,
  models: { readonly shipped: URL; readonly candidate: URL },
): Promise<{ lines: string[]; isAccepted: boolean }> {
  const { photos, summary } = await readFixed(sources)
  const shipped = await judgeFixed(photos, models.shipped)
  const candidate = await judgeFixed(photos, models.candidate)
  const pictures = shipped.flatMap(({ judgement }, at) => {
    const other = candidate[at]
    return other ? [{ shipped: judgement, candidate: other.judgement }] : []
  })
  const main = compareMeasure(mainMeasure, pictures)
  const others = fixedMeasures.map((measure) => compareMeasure(measure, pictures))
  const { isAccepted, reasons } = judgeModel(main, others)
  const row = ({ name, shipped: before, candidate: after, gain, low, high }: ComparedMeasure) =>
    `| ${name} | ${number(before)} | ${number(after)} | ${signed(gain)} | ${signed(low)} to ${signed(high)} |`
  return {
    isAccepted,
    lines: [
      summary,
      '',
      '| | shipped | new | better by | 95 % interval |',
      '|---|---|---|---|---|',
      ...[main, ...others].map(row),
      '',
      isAccepted ? 'Accepted.' : 'Refused:',
      ...reasons.map((reason) => `- ${reason}`),
    ],
  }
}
