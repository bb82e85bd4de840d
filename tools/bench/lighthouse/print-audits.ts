import type { ScreenVisit } from '../../../e2e/screen-visit.ts'
import { preferBrowsers } from '../prefer-browsers.ts'
import { type Audit, auditScreens } from './audit-screens.ts'

const print = (line: string) => process.stdout.write(`${line}\n`)
const columns = [
  'Lighthouse, mobile',
  'performance',
  'accessibility',
  'best practices',
  'SEO',
  'layout shift',
  'first paint ms',
  'largest paint ms',
  'blocked ms',
  'processor',
  'lost on',
]

function rowOf({ screen, scores, layoutShift, firstPaintMs, largestPaintMs, blockedMs, processor, lost }: Audit) {
  const points = [scores.performance, scores.accessibility, scores['best-practices'], scores.seo]
  return [
    `${screen.name} (${screen.who})`,
    ...points.map((score) => score ?? '–'),
    layoutShift.toFixed(3),
    ...[firstPaintMs, largestPaintMs, blockedMs, processor].map((value) => value.toFixed(0)),
    lost.join(', ') || '–',
  ]
}

/** Audits screens and prints a row of each as it comes. */
export async function printAudits(isWanted: (screen: ScreenVisit) => boolean): Promise<void> {
  const endPriority = preferBrowsers()
  print(`| ${columns.join(' | ')} |`)
  print(`|${'---|'.repeat(columns.length)}`)
  try {
    await auditScreens(isWanted, (audit) => print(`| ${rowOf(audit).join(' | ')} |`))
  } finally {
    endPriority()
  }
}
