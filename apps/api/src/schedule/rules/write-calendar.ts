export interface CalendarEntry {
  /** Stable, so that a program updates an entry instead of adding another. */
  readonly uid: string
  readonly from: Date
  readonly to: Date
  readonly title: string
  readonly description?: string
  readonly location?: string
  readonly isCancelled?: boolean
  /** Working hours do not make a person busy. */
  readonly isFree?: boolean
}

const escaped = (text: string): string =>
  text
    .replaceAll('\\', '\\\\')
    .replaceAll(';', '\\;')
    .replaceAll(',', '\\,')
    .replaceAll(/\r\n|[\r\n]/g, '\\n')

const utc = (at: Date): string => `${at.toISOString().slice(0, 19).replaceAll(/[-:]/g, '')}Z`

const lineBytes = 75
const encoder = new TextEncoder()

/** A line of at most 75 bytes, folded between characters; what follows begins with a space, which counts. */
export function foldLine(line: string): string {
  let folded = ''
  let bytes = 0
  for (const character of line) {
    const size = encoder.encode(character).length
    if (bytes + size > lineBytes) {
      folded += '\r\n '
      bytes = 1
    }
    folded += character
    bytes += size
  }
  return folded
}

const eventLines = (entry: CalendarEntry, now: Date): string[] => [
  'BEGIN:VEVENT',
  `UID:${escaped(entry.uid)}`,
  `DTSTAMP:${utc(now)}`,
  `DTSTART:${utc(entry.from)}`,
  `DTEND:${utc(entry.to)}`,
  `SUMMARY:${escaped(entry.title)}`,
  ...(entry.description ? [`DESCRIPTION:${escaped(entry.description)}`] : []),
  ...(entry.location ? [`LOCATION:${escaped(entry.location)}`] : []),
  `STATUS:${entry.isCancelled ? 'CANCELLED' : 'CONFIRMED'}`,
  `TRANSP:${entry.isFree || entry.isCancelled ? 'TRANSPARENT' : 'OPAQUE'}`,
  'END:VEVENT',
]

/** A calendar after RFC 5545, with all times in UTC. */
export const writeCalendar = (name: string, entries: readonly CalendarEntry[], now: Date): string =>
  [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    `PRODID:-//${escaped(name)}//Calendar//EN`,
    'CALSCALE:GREGORIAN',
    'METHOD:PUBLISH',
    `X-WR-CALNAME:${escaped(name)}`,
    ...entries.flatMap((entry) => eventLines(entry, now)),
    'END:VCALENDAR',
  ]
    .map((line) => `${foldLine(line)}\r\n`)
    .join('')
