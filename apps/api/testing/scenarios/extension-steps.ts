import { getAddedLanguage } from '@washline/contract/extensions/added-language'
import * as extensions from '@washline/contract/extensions/endpoints'
import type { TestApp } from '../harness/start-app.ts'
import type { Step } from './step.ts'

const params = { name: 'charity-round-up' }
const reason = 'The partner has changed'

/** What operators and people do with extensions, and the calls that the extensions add, where some are loaded. */
export function extensionSteps(app: TestApp): readonly Step[] {
  const added = (method: string, path: string) => {
    const endpoint = app.http.endpoints.find((each) => each.method === method && each.path === path)
    if (!endpoint) throw new Error(`${method} ${path} is not routed`)
    return endpoint
  }
  if (!app.extensions.find(params.name)) return []
  return [
    { endpoint: extensions.listExtensions, by: 'operator' },
    { endpoint: extensions.getExtensionSettings, by: 'operator', request: () => ({ params }) },
    {
      endpoint: extensions.changeExtensionSettings,
      by: 'operator',
      request: () => ({ params, body: { version: 0, values: { charity: 'Blue Rivers' }, reason } }),
      again: 409,
    },
    {
      endpoint: extensions.getExtensionPanel,
      by: 'operator',
      request: () => ({ params: { ...params, panel: 'sum' } }),
    },
    {
      endpoint: added('PUT', '/api/x/charity-round-up/taking-part'),
      by: 'customer',
      request: () => ({ body: { on: true } }),
      strangers: 'own',
    },
    { endpoint: added('GET', '/api/x/charity-round-up/mine'), by: 'customer', strangers: 'own' },
    { endpoint: extensions.listConsents, by: 'customer', strangers: 'own' },
    {
      endpoint: extensions.withdrawConsent,
      by: 'customer',
      request: () => ({ params }),
      strangers: 'own',
    },
    {
      endpoint: extensions.switchExtension,
      by: 'operator',
      request: () => ({ params, body: { on: false, reason } }),
    },
    {
      endpoint: getAddedLanguage,
      by: 'guest',
      request: () => ({ params: { code: 'nl' } }),
      strangers: 'open',
    },
  ]
}
