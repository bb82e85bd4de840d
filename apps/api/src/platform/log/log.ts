import { pino } from 'pino'
import { Counter, type Registry } from 'prom-client'
import { isAway } from '../db/away.ts'
import { vendorAwayEvent } from '../vendors/vendor-away.ts'
import { countRepeats } from './count-repeats.ts'
import { describeError, messageOf } from './describe-error.ts'
import { logContext } from './log-context.ts'
import { redactFields } from './redact.ts'

export type Fields = Record<string, string | number | boolean | null | undefined>

export interface Log {
  debug(event: string, fields?: Fields): void
  info(event: string, fields?: Fields): void
  warn(event: string, fields?: Fields): void
  error(event: string, cause?: unknown, fields?: Fields): void
  /** Adds the count of errors to the metrics. */
  watch?(registry: Registry): void
}

const databaseAway = 'database.away'
const levels = ['debug', 'info', 'warn', 'error', 'silent'] as const
export type LogLevel = (typeof levels)[number]
export const logLevels = levels

/**
 * One JSON line per event on standard error, with the request, job and order that it belongs to; equal errors are counted. Callers pass
 * ids, never names, addresses or message texts, and what looks like one is redacted.
 */
export function createLog(level: LogLevel, write: (line: string) => void = (line) => process.stderr.write(line)): Log {
  const logger = openLogger(level, write)
  const errors = new Counter({
    name: 'washline_errors_total',
    help: 'Errors of this process, by event',
    labelNames: ['event'],
    registers: [],
  })
  // Prometheus sees no increase of what begins at one.
  for (const event of [databaseAway, vendorAwayEvent]) errors.inc({ event }, 0)
  const writeError = countRepeats(({ event, ...fields }: { event: string }) => logger.error(fields, event))
  return {
    debug: (event, fields = {}) => logger.debug(fields, event),
    info: (event, fields = {}) => logger.info(fields, event),
    warn: (event, fields = {}) => logger.warn(fields, event),
    error: (event, cause, fields = {}) => {
      errors.inc({ event: isAway(cause) ? databaseAway : event })
      // Whatever notices it first: an outage is one line, and then a count.
      if (isAway(cause)) {
        const line = { event: databaseAway, of: event, cause: messageOf(cause) }
        return writeError(line.event, { ...logContext(), ...fields, ...line })
      }
      const line = { event, ...fields, ...(cause === undefined ? {} : describeError(cause)) }
      writeError(JSON.stringify(line), { ...logContext(), ...line })
    },
    watch: (registry) => registry.registerMetric(errors),
  }
}

const openLogger = (level: LogLevel, write: (line: string) => void) =>
  pino(
    {
      level,
      base: null,
      messageKey: 'event',
      timestamp: () => `,"at":"${new Date().toISOString()}"`,
      formatters: { level: (label) => ({ level: label }), log: redactFields },
      mixin: () => ({ ...logContext() }),
    },
    { write },
  )
export const silentLog: Log = createLog('silent')
