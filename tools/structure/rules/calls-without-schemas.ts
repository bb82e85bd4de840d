import type { Finding, Rule } from '../finding.ts'

const CONTRACT_IMPORT = /import \{([^}]*)\} from '@washline\/contract\/(?![^']*\bmessages')[^']+'/g
const PART = /\b([A-Za-z]\w*)\.(?:params|query|body|answers|form|refusals|access|scope|summary)\b/g

/** What a screen imports of a call is its method and path: in the browser the rest of it is not there. */
export const callsWithoutSchemas: Rule = ({ files }) =>
  files
    .filter(({ path, isTest }) => !isTest && /^apps\/web\/app\/(?!platform\/testing\/|service-worker\/)/.test(path))
    .flatMap(({ path, text }) => {
      const imported = new Set(
        [...text.matchAll(CONTRACT_IMPORT)].flatMap(([, names = '']) => names.match(/\w+/g) ?? []),
      )
      return [...text.matchAll(PART)].flatMap(({ 0: found, 1: name = '', index }): Finding[] =>
        imported.has(name)
          ? [{ ...partRead, path, line: text.slice(0, index).split('\n').length, wrong: wrong(found) }]
          : [],
      )
    })

const wrong = (found: string) => `"${found}" is read in the browser.`
const partRead = {
  rule: 'calls-without-schemas',
  instead:
    'import the schema by its own name, in a form that is loaded when it opens, or check by hand what has to be checked.',
  why: 'the build leaves all of a call but its method and path out of the browser (tools/light-contract).',
}
