import type { Registry } from 'prom-client'
import type { FactBus } from '../facts/fact-bus.ts'
import type { Http } from './http/http.ts'
import type { Jobs } from './jobs/jobs.ts'
import type { PersonPart } from './person-part.ts'
import type { Channels } from './realtime/channels.ts'

/** What a business module plugs into; every part is optional. `app.ts` calls each in turn. */
export interface Module {
  readonly routes?: (http: Http) => void
  readonly reactions?: (facts: FactBus) => void
  readonly jobs?: (jobs: Jobs) => Promise<void> | void
  readonly channels?: (channels: Channels) => void
  readonly person?: PersonPart
  /** Figures of its own for Prometheus. */
  readonly metrics?: (registry: Registry) => void
  readonly close?: () => Promise<void>
}
