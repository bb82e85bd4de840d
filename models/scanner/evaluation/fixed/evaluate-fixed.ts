import { percentileMs } from '../scan-photo.ts'
import type { Part } from './fixed-photographs.ts'
import { fixedRows } from './fixed-rows.ts'
import { type FixedSources, judgeFixed, readFixed } from './judge-fixed.ts'
import { pileRows } from './pile-rows.ts'

/** The tables of both parts over the fixed pictures. */
export async function evaluateFixed(sources: FixedSources, modelFolder: URL): Promise<string[]> {
  const { photos, summary } = await readFixed(sources)
  const judged = await judgeFixed(photos, modelFolder)
  const bySet = Map.groupBy(judged, ({ judgement }) => judgement.photo.group.replace(' unseen', ''))
  const judgementsOf = (part: Part) => judged.flatMap((each) => (each.part === part ? [each.judgement] : []))
  const tables = (['measuring', 'choosing'] as const).flatMap((part) => [
    '',
    part === 'measuring' ? 'Photographers on whom nothing was chosen:' : 'Photographers on whom limits are chosen:',
    '',
    '| | measured | 95 % interval | aim |',
    '|---|---|---|---|',
    ...[...fixedRows(judgementsOf(part)), ...pileRows(judgementsOf(part))].map(
      ({ name, measured, interval, aim }) => `| ${name} | ${measured} | ${interval} | ${aim} |`,
    ),
  ])
  return [
    summary,
    ...tables,
    '',
    '| set | scan, p50 / p95 |',
    '|---|---|',
    ...[...bySet].map(([set, its]) => {
      const times = its.map(({ tookMs }) => tookMs)
      return `| ${set} | ${percentileMs(times, 0.5)} / ${percentileMs(times, 0.95)} ms |`
    }),
  ]
}
