import { readFileSync } from 'node:fs'
import { parseEnv } from 'node:util'

type Given = Readonly<Record<string, string | undefined>>

/** Under this name the file is another one; `none` reads no file. */
const fileSetting = 'ENV_FILE'
/** The name under which a file is named that holds the value of a setting. */
export const fileNameOf = (setting: string) => `${setting}_FILE`

export interface ReadEnvironment {
  readonly given: Given
  readonly problems: readonly string[]
}

/**
 * The settings of a process: its environment, before it those of the file `.env` beside it, and what the file holds that a name with
 * `_FILE` points at, as container engines hand out secrets.
 */
export function readEnvironment(environment: Given, settingNames: readonly string[]): ReadEnvironment {
  const file = readEnvFile(environment[fileSetting])
  const given: Record<string, string | undefined> = { ...file.given, ...environment }
  const problems = [...file.problems]
  for (const name of settingNames) {
    const path = given[fileNameOf(name)]
    if (path === undefined || path === '') continue
    if (given[name] !== undefined && given[name] !== '')
      problems.push(`${fileNameOf(name)}: ${name} is set too; leave one of them out`)
    try {
      given[name] = readFileSync(path, 'utf8').trim()
      if (given[name] === '') problems.push(`${fileNameOf(name)}: ${path} is empty`)
    } catch (error) {
      problems.push(`${fileNameOf(name)}: cannot read ${path} (${(error as NodeJS.ErrnoException).code})`)
    }
  }
  return { given, problems }
}

function readEnvFile(path: string | undefined): ReadEnvironment {
  if (path === 'none') return { given: {}, problems: [] }
  const name = path || '.env'
  try {
    return { given: parseEnv(readFileSync(name, 'utf8')), problems: [] }
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException
    if (!path && code === 'ENOENT') return { given: {}, problems: [] }
    return { given: {}, problems: [`${fileSetting}: cannot read ${name} (${code})`] }
  }
}
