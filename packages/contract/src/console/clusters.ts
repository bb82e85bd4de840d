import { z } from 'zod'
import { minorAmount } from '../amounts.ts'
import { defineEndpoint } from '../endpoint.ts'
import { enveloped } from '../envelope.ts'
import { clusterId, idParams, idText, userId } from '../ids.ts'
import { consoleRefusals } from './refusals.ts'
import { actionReason } from './schemas.ts'

export const linkReasons = ['card', 'phone', 'device', 'place', 'mutual'] as const
export type LinkReason = (typeof linkReasons)[number]

/** What two accounts have in common. None of it proves anything: families and flatmates have it, too. */
export const linkTexts = {
  card: 'A card with the same number and expiration date',
  phone: 'The same phone number',
  device: 'The same device',
  place: 'A pickup at the Washer’s own address',
  mutual: 'Orders almost only with each other, with a paid claim',
} as const satisfies Record<LinkReason, string>

const timestamp = z.iso.datetime()
const member = z.object({ id: userId, name: z.string() })

export const consoleCluster = z.object({
  id: clusterId,
  members: z.array(member.extend({ is_washer: z.boolean() })),
  reasons: z.array(z.enum(linkReasons)),
  /** Orders and claims between members. */
  orders: z.int(),
  paid_claims: z.int(),
  paid_minor: minorAmount,
  /** The last order or claim between members. */
  newest_at: timestamp.nullable(),
  /** An operator has looked at exactly these members and links. */
  checked: z.object({ by: member, at: timestamp, reason: z.string() }).nullable(),
})
export type ConsoleCluster = z.infer<typeof consoleCluster>

export const listConsoleClusters = defineEndpoint({
  method: 'GET',
  path: '/api/ops/clusters',
  access: 'operator',
  scope: 'console:people',
  summary:
    'Accounts linked by a card, a phone number, a device, a place or their orders: not yet checked ones first, then those with the most compensation; at most 200.',
  query: z.object({
    /** Only the cluster of this person. */
    person: idText(userId).optional(),
  }),
  answers: { 200: enveloped(z.object({ clusters: z.array(consoleCluster) })) },
})

export const checkConsoleCluster = defineEndpoint({
  method: 'POST',
  path: '/api/ops/clusters/:id/check',
  access: 'operator',
  scope: 'console:people',
  summary: 'Marks a cluster as checked, with a reason; 409 if it has changed or was checked since.',
  params: idParams(clusterId),
  body: z.object({ reason: actionReason }),
  answers: { 200: enveloped(consoleCluster) },
  refusals: [consoleRefusals.clusterChanged],
})
