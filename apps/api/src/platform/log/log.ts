import { countRepeats } from './count-repeats.ts'
import { describeError } from './describe-error.ts'

export type Fields = Record<string, string | number | boolean | null | undefined>

export interface Log {
  debug(event: string, fields?: Fields): void
  info(event: string, fields?: Fields): void
  warn(event: string, fields?: Fields): void
  error(event: string, cause?: unknown, fields?: Fields): void
}

const levels = ['debug', 'info', 'warn', 'error', 'silent'] as const
export type LogLevel = (typeof levels)[number]
export const logLevels = levels

/** One JSON line per event on standard error; equal errors are counted. Callers pass ids, never names, addresses or message texts. */
export function createLog(level: LogLevel, write: (line: string) => void = (line) => process.stderr.write(line)): Log {
  const least = levels.indexOf(level)
  const writeLine = (name: LogLevel, event: string, fields: Record<string, unknown>) => {
    if (levels.indexOf(name) < least) return
    write(`${JSON.stringify({ at: new Date().toISOString(), level: name, event, ...fields })}\n`)
  }
  const writeError = countRepeats(({ event, ...fields }: { event: string }) => writeLine('error', event, fields))
  return {
    debug: (event, fields = {}) => writeLine('debug', event, fields),
    info: (event, fields = {}) => writeLine('info', event, fields),
    warn: (event, fields = {}) => writeLine('warn', event, fields),
    error: (event, cause, fields = {}) => {
      const line = { event, ...fields, ...(cause === undefined ? {} : describeError(cause)) }
      writeError(JSON.stringify(line), line)
    },
  }
}
export const silentLog: Log = createLog('silent')
