import { featureOf, isContract, webArea } from '../layout.ts'
import { type Advice, eachImport } from './each-import.ts'

const BELOW: Readonly<Record<string, readonly string[]>> = {
  frame: ['frame', 'routes', 'features', 'domain', 'ui', 'platform', 'router'],
  routes: ['routes', 'features', 'domain', 'ui', 'platform', 'router'],
  features: ['features', 'domain', 'ui', 'platform', 'router'],
  domain: ['domain', 'ui', 'platform', 'router'],
  platform: ['platform', 'ui', 'router'],
  ui: ['ui', 'router'],
  router: ['router'],
}

/** Routes import features, features import the domain, the domain imports ui and platform; no feature imports another. */
export const webLayers = eachImport((file, { specifier, target }) => {
  const from = webArea(file.path)
  if (!from || target.kind === 'package') return undefined
  if (from === 'ui' && isContract(target.path)) return uiKnowsDomain(specifier)
  const to = webArea(target.path)
  if (!to) return undefined
  if (!BELOW[from]?.includes(to) && !file.isTest) return upward(specifier, from, to)
  const own = featureOf(file.path)
  const other = featureOf(target.path)
  return own && other && own !== other && !file.isTest ? acrossFeatures(specifier, own, other) : undefined
})

const uiKnowsDomain = (specifier: string): Advice => ({
  rule: 'ui-without-domain',
  wrong: `ui/ imports the contract ("${specifier}").`,
  instead: 'give the component plain props (texts, numbers, children), and translate in the feature that shows it.',
  why: 'a button that knows orders cannot be used for anything else, and changes whenever orders do.',
})

const upward = (specifier: string, from: string, to: string): Advice => ({
  rule: 'web-layers',
  wrong: `${from} imports ${to} ("${specifier}").`,
  instead: 'pass it down as a prop or child from the route, or move the shared part to domain/, ui/ or platform/.',
  why: 'the layers load in one direction: routes → features → domain → ui, platform → router.',
})

const acrossFeatures = (specifier: string, own: string, other: string): Advice => ({
  rule: 'features-apart',
  wrong: `the feature ${own} imports the feature ${other} ("${specifier}").`,
  instead:
    'let the route compose both, handing one to the other as a prop or child; what both need goes to domain/, ui/ or platform/.',
  why: 'a screen is then the only place to read to see what appears on it, and each feature loads alone.',
})
