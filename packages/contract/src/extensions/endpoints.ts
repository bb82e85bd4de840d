import { z } from 'zod'
import { minorAmount } from '../amounts.ts'
import { actionReason } from '../console/schemas.ts'
import { defineEndpoint } from '../endpoint.ts'
import { done, enveloped } from '../envelope.ts'
import { extensionRefusals } from './refusals.ts'
import { consoleExtension, extensionName, extensionSettings, panelParts, settingValues } from './schemas.ts'

const nameParams = z.object({ name: extensionName })

const extensionList = enveloped(
  z.object({
    extensions: z.array(consoleExtension),
    /** Which service each kind of gateway uses: an extension's name, or what is built in. */
    gateways: z.array(z.object({ kind: z.string(), active: z.string() })),
  }),
)

export const listExtensions = defineEndpoint({
  method: 'GET',
  path: '/api/ops/extensions',
  access: 'operator',
  scope: 'console:settings',
  summary: 'The extensions of this installation: what each one adds, whether it runs, and why not.',
  answers: { 200: extensionList },
})

export const switchExtension = defineEndpoint({
  method: 'POST',
  path: '/api/ops/extensions/:name/switch',
  access: 'operator',
  scope: 'console:settings',
  summary: 'Switches an extension off, or on again after it was switched off.',
  params: nameParams,
  body: z.object({ on: z.boolean(), reason: actionReason }),
  answers: { 200: extensionList },
  refusals: [extensionRefusals.notStarted],
})

export const getExtensionSettings = defineEndpoint({
  method: 'GET',
  path: '/api/ops/extensions/:name/settings',
  access: 'operator',
  scope: 'console:settings',
  summary: 'The form of settings of an extension with its values. Secrets are never shown.',
  params: nameParams,
  answers: { 200: enveloped(extensionSettings) },
})

export const changeExtensionSettings = defineEndpoint({
  method: 'POST',
  path: '/api/ops/extensions/:name/settings',
  access: 'operator',
  scope: 'console:settings',
  summary: 'Stores the settings of an extension as a new version. A secret that is not sent stays as it is.',
  params: nameParams,
  body: z.object({ version: z.int().min(0), values: settingValues, reason: actionReason }),
  /** The input may have secrets. */
  secret: true,
  answers: { 200: enveloped(extensionSettings) },
  refusals: [extensionRefusals.changed],
})

export const getExtensionPanel = defineEndpoint({
  method: 'GET',
  path: '/api/ops/extensions/:name/panels/:panel',
  access: 'operator',
  scope: 'console:settings',
  summary: 'What a panel of an extension shows now.',
  params: nameParams.extend({ panel: z.string().max(30) }),
  answers: { 200: enveloped(z.object({ parts: panelParts })) },
  refusals: [extensionRefusals.off],
})

export const listConsents = defineEndpoint({
  method: 'GET',
  path: '/api/wallet/consents',
  access: 'signed-in',
  scope: 'money:read',
  summary: 'What the caller lets extensions take from the wallet.',
  answers: {
    200: enveloped(
      z.object({
        consents: z.array(
          z.object({
            extension: z.string(),
            title: z.string(),
            most_minor: minorAmount,
            month_minor: minorAmount,
            taken_minor: minorAmount,
            given_at: z.iso.datetime(),
          }),
        ),
      }),
    ),
  },
})

export const withdrawConsent = defineEndpoint({
  method: 'DELETE',
  path: '/api/wallet/consents/:name',
  access: 'signed-in',
  scope: 'session',
  summary: 'Withdraws what the caller lets an extension take from the wallet.',
  params: nameParams,
  answers: { 200: done },
})
