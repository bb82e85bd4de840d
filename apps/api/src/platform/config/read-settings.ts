import { type ConfigResult, readConfig, settingNames } from './config.ts'
import { readEnvironment } from './read-environment.ts'

/** The settings of this process, with those of its files. */
export function readSettings(environment: Readonly<Record<string, string | undefined>>): ConfigResult {
  const read = readEnvironment(environment, settingNames)
  const result = readConfig(read.given)
  if (read.problems.length === 0) return result
  return { problems: [...read.problems, ...('problems' in result ? result.problems : [])] }
}
