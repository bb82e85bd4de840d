import type { Finding, Rule } from '../finding.ts'
import { featureOf, inFeature } from '../layout.ts'

const KINDS = [
  /^[a-z0-9-]+-screen\.tsx$/,
  /^components\/[a-z0-9-]+(?:\/[a-z0-9-]+)?\.(?:tsx|ts|css)$/,
  /^use-[a-z0-9-]+\.tsx?$/,
  /^[a-z0-9-]+-form\.tsx$/,
  /^view-model\.ts$/,
  /^(?:[a-z0-9-]+-)?labels\.ts$/,
  /^README\.md$/,
  /\.(?:screen\.)?test\.tsx?$/,
]

const FRAME =
  /^apps\/web\/app\/(?:[a-z0-9.-]+\.(?:ts|tsx|css)$|routes\/|features\/|domain\/[^/]+\/|ui\/|platform\/|router\/|service-worker\/|locales\/)/

/** A feature of the web holds only the kinds of files that everybody knows; the app only its layers. */
export const featureFiles: Rule = ({ paths }) =>
  paths
    .filter((path) => path.startsWith('apps/web/app/'))
    .flatMap((path) => {
      if (!FRAME.test(path)) return [unknownLayer(path)]
      const feature = featureOf(path)
      if (!feature) return []
      const name = inFeature(path, feature)
      return KINDS.some((kind) => kind.test(name)) ? [] : [unknownKind(path, feature, name)]
    })

const unknownLayer = (path: string): Finding => ({
  rule: 'feature-files',
  path,
  wrong: 'this folder is none of the layers of the web app.',
  instead:
    'routes/ (thin, they compose), features/<noun>/, domain/<noun>/ (queries, sides and labels that several features share), ui/ (knows no domain), platform/ (api client, session, realtime), router/ or service-worker/ (what runs beside the pages).',
  why: 'the layer says what a file may import; a file outside the layers escapes the rule.',
})

const unknownKind = (path: string, feature: string, name: string): Finding => ({
  rule: 'feature-files',
  path,
  wrong: `"${name}" is no kind of file that a feature holds.`,
  instead:
    `in ${feature}/ only: <screen>-screen.tsx, components/, use-<query>.ts, use-<action>.ts, <x>-form.tsx, view-model.ts, tests. ` +
    'What computes without React belongs into view-model.ts, what calls the api into a use-*.ts.',
  why: 'every feature has the same shape, and what computes can be tested without a browser.',
})
