import { listOperatorReads } from '@washline/contract/console/operator-reads'
import * as directory from '@washline/contract/directory/endpoints'
import * as account from '@washline/contract/identity/account-endpoints'
import * as identity from '@washline/contract/identity/endpoints'
import { listSecurityEvents } from '@washline/contract/identity/security-events'
import * as maps from '@washline/contract/maps/endpoints'
import * as places from '@washline/contract/maps/places'
import * as oauth from '@washline/contract/oauth/endpoints'
import * as payments from '@washline/contract/payments/endpoints'
import * as platform from '@washline/contract/platform/endpoints'
import * as tokens from '@washline/contract/tokens/endpoints'
import * as washers from '@washline/contract/washers/endpoints'
import { plainPhoto } from '../../src/scanning/builders.ts'
import { photoForm } from '../harness/start-app.ts'
import { business, card, type People } from './people.ts'
import type { ScenarioValues, Step } from './step.ts'

const home = { address: '18 Linden Street, Harbour Town', latitude: 3.1478, longitude: 101.7117 }

const agent = { client_id: 'wlc_unknown', redirect_uri: 'https://agent.example/callback' }

/** Calls around the account, money, places and the Washer's profile, each made by whom it is for. */
// biome-ignore lint/complexity/noExcessiveLinesPerFunction: a list of calls in the order in which they are made
export function accountSteps(values: ScenarioValues, { customer, washer, operator }: People): readonly Step[] {
  const cardOf = (by: 'customer' | 'washer'): Step[] => [
    {
      endpoint: payments.createSetupIntent,
      by,
      strangers: 'own',
      learn: ({ client_secret }) => {
        values.secret = client_secret
      },
    },
    {
      endpoint: payments.confirmSandboxSetup,
      by,
      request: () => ({ body: { client_secret: values.secret, card } }),
      learn: ({ payment_method }) => {
        values[by === 'customer' ? 'card' : 'washerCard'] = payment_method.id
      },
    },
  ]
  return [
    ...[platform.getHealth, platform.getReady, platform.getConfig].map(
      (endpoint): Step => ({ endpoint, by: 'guest', strangers: 'open' }),
    ),
    {
      endpoint: identity.register,
      by: 'guest',
      strangers: 'open',
      request: () => ({
        body: {
          name: 'Nils New',
          email: 'nils@example.test',
          phone_number: '+60 12 345 678',
          password: 'long enough',
          password_confirmation: 'long enough',
        },
      }),
      again: 422,
      againMails: true,
    },
    {
      endpoint: identity.login,
      by: 'guest',
      strangers: 'open',
      request: () => ({ body: { email: customer.email, password: 'first secret' } }),
    },
    {
      endpoint: identity.googleSignIn,
      by: 'guest',
      strangers: 'open',
      request: () => ({ body: { access_token: 'nobody' } }),
      answers: 404,
    },
    {
      endpoint: identity.askPasswordReset,
      by: 'guest',
      strangers: 'open',
      request: () => ({ body: { email: operator.email } }),
    },
    {
      endpoint: tokens.makeAccessToken,
      by: 'customer',
      strangers: 422,
      request: () => ({
        body: { name: 'My calendar', scopes: ['orders:read'], lifetime_days: 30, current_password: 'first secret' },
      }),
      learn: ({ data }) => {
        values.accessToken = data.id
      },
    },
    // Of a client that nobody has registered: `oauth.db.test.ts` brings one through.
    { endpoint: oauth.getConsent, by: 'customer', strangers: 400, answers: 400, request: () => ({ query: agent }) },
    {
      endpoint: oauth.answerConsent,
      by: 'customer',
      strangers: 400,
      answers: 400,
      request: () => ({ body: { ...agent, allowed: ['orders:read'] } }),
    },
    { endpoint: tokens.listAccessTokens, by: 'customer', strangers: 'own' },
    {
      endpoint: tokens.revokeAccessToken,
      by: 'customer',
      request: () => ({ params: { id: values.accessToken } }),
      again: 404,
    },
    {
      endpoint: identity.resetPassword,
      by: 'guest',
      strangers: 'open',
      request: () => ({
        body: { token: 'not-a-token', password: 'long enough', password_confirmation: 'long enough' },
      }),
      answers: 422,
    },
    {
      endpoint: identity.undoChange,
      by: 'guest',
      strangers: 'open',
      request: () => ({ body: { token: 'not-a-token' } }),
      answers: 422,
    },
    { endpoint: identity.getAuth, by: 'customer', strangers: 'own' },
    { endpoint: identity.getAccount, by: 'customer', strangers: 'own' },
    {
      endpoint: identity.updateAccount,
      by: 'customer',
      request: () => ({ body: { address: '18 Linden Street' } }),
      strangers: 'own',
    },
    {
      endpoint: account.confirmEmail,
      by: 'customer',
      request: () => ({ body: { token: 'not-a-token' } }),
      strangers: 422,
      answers: 422,
    },
    {
      endpoint: account.uploadAccountPhoto,
      by: 'customer',
      request: () => ({ form: photoForm(plainPhoto) }),
      strangers: 'own',
    },
    { endpoint: account.removeAccountPhoto, by: 'customer', strangers: 'own' },
    { endpoint: listOperatorReads, by: 'customer', strangers: 'own' },
    { endpoint: listSecurityEvents, by: 'customer', strangers: 'own' },
    {
      endpoint: account.listSessions,
      by: 'customer',
      strangers: 'own',
      learn: ({ data }) => {
        values.session = data.find((each: { current: boolean }) => !each.current).id
      },
    },
    { endpoint: account.endSession, by: 'customer', request: () => ({ params: { id: values.session } }), again: 404 },
    { endpoint: account.endOtherSessions, by: 'customer', strangers: 'own' },
    {
      endpoint: account.changePassword,
      by: 'customer',
      request: () => ({
        body: { current_password: 'first secret', password: 'next secret', password_confirmation: 'next secret' },
      }),
      strangers: 422,
      again: 422,
    },
    {
      endpoint: account.askDownload,
      by: 'customer',
      request: () => ({ body: { current_password: 'next secret' } }),
      strangers: 'own',
    },
    { endpoint: account.getDeletion, by: 'customer', strangers: 'own' },
    ...cardOf('customer'),
    { endpoint: payments.listPaymentMethods, by: 'customer', strangers: 'own' },
    {
      endpoint: payments.topUpWallet,
      by: 'customer',
      request: () => ({ body: { amount_minor: 2_000, payment_method_id: values.card } }),
      strangers: 422,
    },
    { endpoint: payments.getWallet, by: 'customer', strangers: 'own' },
    ...cardOf('washer'),
    {
      endpoint: payments.pay,
      by: 'washer',
      request: () => ({
        body: { amount: 3_000, currency: 'myr', payment_method_id: values.washerCard, type: 'security_deposit' },
      }),
      strangers: 422,
      except: { otherWasher: 409, formerWasher: 409, loser: 409 },
      learn: ({ payment_intent_id }) => {
        values.deposit = payment_intent_id
      },
    },
    {
      endpoint: washers.registerWasher,
      by: 'washer',
      request: () => ({
        body: {
          ...business,
          state: 'Harbour',
          country: 'Malaysia',
          lat: 3.1479,
          lng: 101.7118,
          payment_intent_id: values.deposit,
        },
      }),
      strangers: 422,
      except: { otherWasher: 409, formerWasher: 409, loser: 409 },
    },
    { endpoint: identity.switchAccountType, by: 'washer', strangers: 'own' },
    { endpoint: identity.switchAccountType, by: 'washer', strangers: 'own' },
    {
      endpoint: washers.setAvailability,
      by: 'washer',
      request: () => ({ body: { online: true, latitude: 3.1479, longitude: 101.7118 } }),
      strangers: 'own',
    },
    { endpoint: washers.getWasherSummary, by: 'washer', strangers: 'own' },
    {
      endpoint: places.savePlace,
      by: 'customer',
      request: () => ({ body: { label: 'home', ...home } }),
      strangers: 'own',
      learn: ({ data }) => {
        values.place = data.id
      },
    },
    { endpoint: places.listPlaces, by: 'customer', strangers: 'own' },
    {
      endpoint: places.removePlace,
      by: 'customer',
      request: () => ({ params: { id: values.place } }),
      again: 404,
    },
    {
      endpoint: maps.autocompletePlaces,
      by: 'customer',
      request: () => ({ query: { q: 'Linden' } }),
      strangers: 'open',
    },
    { endpoint: maps.suggestPlaces, by: 'guest', request: () => ({ query: { q: 'Linden' } }) },
    {
      endpoint: directory.listWashersNear,
      by: 'guest',
      request: () => ({ query: { latitude: '3.1478', longitude: '101.7117' } }),
    },
    { endpoint: directory.getPublicWasher, by: 'guest', request: () => ({ params: { id: washer.id } }) },
    {
      endpoint: maps.geocodeAddress,
      by: 'customer',
      request: () => ({ query: { address: 'Kuala Lumpur' } }),
      strangers: 'open',
    },
    {
      endpoint: maps.reverseGeocode,
      by: 'customer',
      request: () => ({ query: { latitude: '3.1478', longitude: '101.7117' } }),
      strangers: 'open',
    },
    {
      endpoint: maps.findRoute,
      by: 'customer',
      request: () => ({
        body: { origin: { latitude: 3.1, longitude: 101.7 }, destination: { latitude: 3.2, longitude: 101.7 } },
      }),
      strangers: 'open',
    },
  ]
}
