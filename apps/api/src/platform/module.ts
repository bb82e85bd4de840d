import type { Registry } from 'prom-client'
import type { EventBus } from '../events/event-bus.ts'
import type { Http } from './http/http.ts'
import type { Jobs } from './jobs/jobs.ts'
import type { PrivacyPart } from './privacy-part.ts'
import type { Channels } from './realtime/channels.ts'
import type { createPhotoRules, PhotoRules } from './storage/photo-rules.ts'

/** What a business module plugs into; every part is optional. */
export interface Module {
  readonly routes?: (http: Http) => void
  readonly guards?: (events: EventBus) => void
  readonly handlers?: (events: EventBus) => void
  readonly jobs?: (jobs: Jobs) => Promise<void> | void
  readonly channels?: (channels: Channels) => void
  /** Who may still see the photos of what the module owns, by its kind. */
  readonly photos?: PhotoRules
  readonly privacy?: PrivacyPart
  /** The module's Prometheus metrics. */
  readonly metrics?: (registry: Registry) => void
  /** Rehearses what the first request after a start would otherwise wait for: several times, before the server listens. */
  readonly warmUp?: () => Promise<void>
  readonly close?: () => Promise<void>
}

/** Connects the parts of a module to the platform. Without a registry its metrics are left out. */
export async function connectModule(
  module: Module,
  to: {
    http: Http
    events: EventBus
    channels: Channels
    photos?: Pick<ReturnType<typeof createPhotoRules>, 'allow'>
    jobs: Jobs
    registry?: Registry
  },
): Promise<void> {
  module.guards?.(to.events)
  module.handlers?.(to.events)
  module.channels?.(to.channels)
  if (module.photos) to.photos?.allow(module.photos)
  module.routes?.(to.http)
  if (to.registry) module.metrics?.(to.registry)
  await module.jobs?.(to.jobs)
}
