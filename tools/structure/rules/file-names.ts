import type { Rule } from '../finding.ts'

const BANNED = /(?:^|-)(?:utils?|helpers?|common|misc|managers?)(?:-|\.|$)/
const KEBAB = /^[a-z0-9]+(?:-[a-z0-9]+)*(?:\.[a-z0-9]+(?:-[a-z0-9]+)*)*$/
const CODE = /\.(?:ts|tsx|js|mjs|css|sql)$/

export const fileNames: Rule = ({ paths }) =>
  paths.filter((path) => CODE.test(path)).flatMap((path) => [...bannedName(path), ...notKebab(path)])

function bannedName(path: string) {
  const part = path.split('/').find((name) => BANNED.test(name))
  if (!part) return []
  return [
    {
      rule: 'banned-name',
      path,
      wrong: `"${part}" names no thing: such a file takes in whatever comes along.`,
      instead: 'name the file after its one export, in the folder of the noun it is about.',
      why: 'a reader finds code by its subject; a drawer for everything is where duplicates and cycles grow.',
    },
  ]
}

function notKebab(path: string) {
  const part = path.split('/').find((name) => !KEBAB.test(name))
  if (!part) return []
  return [
    {
      rule: 'kebab-case',
      path,
      wrong: `"${part}" is not kebab-case.`,
      instead: 'write it in lower case with hyphens, for example mark-delivered.ts.',
      why: 'one spelling for every file: no two names that differ only in case, which some disks cannot tell apart.',
    },
  ]
}
