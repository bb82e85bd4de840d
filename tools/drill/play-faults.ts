// Loaded ahead of a server by a drill: moves its clock and fails its look-ups of names, as the file of FAULTS_FILE asks.
import dns from 'node:dns'
import { readFileSync } from 'node:fs'

const everyMs = 100
const file = process.env.FAULTS_FILE ?? ''
let clockMs = 0
let isNameless = false

setInterval(() => {
  try {
    const asked: { clockMs?: number; isNameless?: boolean } = JSON.parse(readFileSync(file, 'utf8'))
    clockMs = asked.clockMs ?? 0
    isNameless = asked.isNameless ?? false
  } catch {
    // Half written: it is read again.
  }
}, everyMs).unref()

const SystemDate = Date
const now = () => SystemDate.now() + clockMs
class MovedDate extends SystemDate {
  static override now = now
  constructor(...given: []) {
    if (given.length > 0) super(...given)
    else super(now())
  }
}
globalThis.Date = MovedDate as DateConstructor

type Found = (error: Error | null, ...found: never[]) => void
const lookup = dns.lookup as unknown as (name: string, ...more: unknown[]) => void
dns.lookup = ((name: string, ...more: unknown[]) => {
  if (!isNameless) return lookup(name, ...more)
  const found = more.at(-1) as Found
  const error = Object.assign(new Error(`getaddrinfo EAI_AGAIN ${name}`), { code: 'EAI_AGAIN', syscall: 'getaddrinfo' })
  process.nextTick(found, error)
}) as typeof dns.lookup
