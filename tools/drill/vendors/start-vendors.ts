import path from 'node:path'
import { vendorLimits } from '../../../apps/api/src/platform/vendors/vendor-limits.ts'
import { liveApp, startFakeLiveService } from '../../../apps/api/testing/fakes/fake-live-service.ts'
import {
  type FakeMailServer,
  type MailFailure,
  startFakeMailServer,
} from '../../../apps/api/testing/fakes/fake-mail-server.ts'
import { startPushService } from '../../../apps/api/testing/fakes/fake-push-service.ts'
import { startFakeS3 } from '../../../apps/api/testing/fakes/fake-s3.ts'
import { osmAnswers, startFakeVendor } from '../../../apps/api/testing/fakes/fake-vendor.ts'
import { startFakeVisionModel } from '../../../apps/api/testing/fakes/fake-vision-model.ts'
import { type Illness, openVendorPath, type VendorPath } from '../../../apps/api/testing/fakes/vendor-path.ts'

const laterMs = 2_000

/** A way in which a vendor fails for a while. */
export interface Phase {
  readonly name: string
  readonly lastsMs: number
  readonly begin: () => Promise<void> | void
}

export interface DrillVendor {
  readonly name: string
  /** What a person may wait for it. */
  readonly personMs: number
  readonly phases: readonly Phase[]
  readonly heal: () => Promise<void> | void
  /** How many calls came so far, and how many of them failed. */
  readonly counts: () => { readonly calls: number; readonly failed: number }
}

const overHttp = (name: keyof typeof vendorLimits, at: VendorPath): DrillVendor => {
  const limits: { readonly personMs?: number; readonly jobMs: number } = vendorLimits[name]
  const lateMs = (limits.personMs ?? limits.jobMs) + laterMs
  const phase = (illness: Illness, lastsMs: number): Phase => ({
    name: illness,
    lastsMs,
    begin: () => at.fall(illness, lateMs),
  })
  return {
    name,
    personMs: limits.personMs ?? 0,
    phases: [phase('slow', lateMs + laterMs), phase('refused', 6_000), phase('cut', 6_000), phase('nonsense', 8_000)],
    heal: () => at.fall(),
    counts: at.counts,
  }
}

const overSmtp = (mail: FakeMailServer): DrillVendor => {
  const phase = (name: string, ...how: MailFailure[]): Phase => ({
    name,
    // A silent server is given up after a quarter of its time.
    lastsMs: how.includes('silent') ? vendorLimits.mail.jobMs / 4 + laterMs : 8_000,
    begin: () => mail.fail(...how),
  })
  return {
    name: 'mail',
    personMs: 0,
    phases: [
      phase('slow', 'silent'),
      phase('refused', 'refused'),
      phase('cut', 'cut'),
      phase('nonsense', 'page', 'busy'),
    ],
    heal: () => mail.fail(),
    counts: () => ({ calls: mail.connections(), failed: mail.failed() }),
  }
}

/** A fake of every vendor, each behind a path that can fail, and the settings of a market that uses them all. */
export async function startVendors() {
  const live = await startFakeLiveService()
  const mail = await startFakeMailServer()
  const maps = await startFakeVendor(osmAnswers)
  const push = await startPushService()
  const bucket = await startFakeS3()
  const seen = { garment: 'jeans', colour: 'navy', quantity: 3, confidence: 0.9, boxes: [] }
  const vision = await startFakeVisionModel({ content: JSON.stringify({ items: [seen] }) })
  const at = {
    maps: await openVendorPath(maps.url),
    bucket: await openVendorPath(bucket.options.endpoint),
    vision: await openVendorPath(vision.url),
    push: await openVendorPath(push.url),
    live: await openVendorPath(live.url),
  }
  let cards: VendorPath | undefined
  const settingsOf = async (stripeUrl: string): Promise<Record<string, string>> => {
    cards = await openVendorPath(stripeUrl)
    const { accessKeyId, secretAccessKey, region, bucket: name } = bucket.options
    return {
      STRIPE_API_URL: cards.url,
      MAPS_PHOTON_URL: at.maps.url,
      MAPS_OSRM_URL: at.maps.url,
      MAPS_STYLE_URL: `${at.maps.url}/style.json`,
      ...{ S3_ENDPOINT: at.bucket.url, S3_BUCKET: name, S3_REGION: region },
      ...{ S3_ACCESS_KEY_ID: accessKeyId, S3_SECRET_ACCESS_KEY: secretAccessKey },
      VISION_MODEL: 'compatible/fake',
      VISION_BASE_URL: `${at.vision.url}/v1`,
      SMTP_URL: mail.url,
      ...{ PUSHER_APP_ID: liveApp.appId, PUSHER_KEY: liveApp.key, PUSHER_SECRET: liveApp.secret },
      ...{ PUSHER_HOST: '127.0.0.1', PUSHER_PORT: String(at.live.port), PUSHER_TLS: '0' },
      NODE_OPTIONS: `--import ${path.join(import.meta.dirname, 'reach-push-service.ts')}`,
      DRILL_PUSH_PORT: String(at.push.port),
    }
  }
  return {
    settingsOf,
    mail,
    push,
    all: (): readonly DrillVendor[] => [
      ...(cards ? [overHttp('cards', cards)] : []),
      overHttp('maps', at.maps),
      overHttp('bucket', at.bucket),
      overHttp('vision', at.vision),
      overSmtp(mail),
      overHttp('push', at.push),
      overHttp('live', at.live),
    ],
    close: async () => {
      for (const one of [cards, ...Object.values(at)]) await one?.close()
      await Promise.all([live.close(), mail.close(), bucket.close(), vision.close(), push.close()])
      await maps[Symbol.asyncDispose]()
    },
  }
}

export type Vendors = Awaited<ReturnType<typeof startVendors>>
