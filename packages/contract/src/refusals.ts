import { chatRefusals } from './chat/refusals.ts'
import { claimRefusals } from './claims/refusals.ts'
import { complaintRefusals } from './complaints/refusals.ts'
import { consoleRefusals } from './console/refusals.ts'
import { custodyRefusals } from './custody/refusals.ts'
import { dispatchRefusals } from './dispatch/refusals.ts'
import { doorRefusals } from './doors/refusals.ts'
import { earningsRefusals } from './earnings/refusals.ts'
import { extensionRefusals } from './extensions/refusals.ts'
import { identityRefusals } from './identity/refusals.ts'
import { mandateRefusals } from './mandates/refusals.ts'
import { mapsRefusals } from './maps/refusals.ts'
import { oauthRefusals } from './oauth/refusals.ts'
import { orderRefusals } from './orders/refusals.ts'
import { declineRefusals, paymentRefusals } from './payments/refusals.ts'
import { platformRefusals } from './platform/refusals.ts'
import { ratingRefusals } from './ratings/refusals.ts'
import type { RefusalDefinition } from './refusal.ts'
import { relationshipRefusals } from './relationships/refusals.ts'
import { safetyRefusals } from './safety/refusals.ts'
import { scanningRefusals } from './scanning/refusals.ts'
import { scheduleRefusals } from './schedule/refusals.ts'
import { sharingRefusals } from './sharing/refusals.ts'
import { tagRefusals } from './tags/refusals.ts'
import { tokenRefusals } from './tokens/refusals.ts'
import { verificationRefusals } from './verification/refusals.ts'
import { washerRefusals } from './washers/refusals.ts'
import { webhookRefusals } from './webhooks/refusals.ts'
import { zoneRefusals } from './zones/refusals.ts'

/** Every refusal of the product. Screens import the catalogue of their noun instead. */
export const refusals: readonly RefusalDefinition[] = [
  platformRefusals,
  identityRefusals,
  oauthRefusals,
  orderRefusals,
  dispatchRefusals,
  custodyRefusals,
  doorRefusals,
  claimRefusals,
  complaintRefusals,
  paymentRefusals,
  declineRefusals,
  earningsRefusals,
  scanningRefusals,
  mapsRefusals,
  chatRefusals,
  ratingRefusals,
  safetyRefusals,
  relationshipRefusals,
  sharingRefusals,
  scheduleRefusals,
  mandateRefusals,
  tagRefusals,
  tokenRefusals,
  verificationRefusals,
  washerRefusals,
  webhookRefusals,
  zoneRefusals,
  extensionRefusals,
  consoleRefusals,
].flatMap((catalogue): RefusalDefinition[] => Object.values(catalogue))
