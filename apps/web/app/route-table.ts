import { languageCodes } from '@washline/contract/texts/languages'
import { pathIn, publicPages } from './platform/navigation/public-pages.ts'

/** A path and the name of its file in `routes/`. */
export type ScreenRoute = readonly [path: string, screen: string]

/** The public pages, in every language. */
const publicScreens = languageCodes.flatMap((language) =>
  publicPages.map(([path, screen]): ScreenRoute => [pathIn(language, path), screen]),
)

/** Every screen by who may open it. A screen has a route once its file exists (`routes.tsx`). */
export const routeTable = {
  everyone: [
    ...publicScreens,
    ['/washers/:id', 'washer-page'],
    ['/o/:token', 'guest-order'],
    ['/t/:code', 'found-tag'],
    ['/reset-password', 'reset-password'],
    ['/setup', 'setup'],
    ['/confirm-email', 'confirm-email'],
    ['/undo-change', 'undo-change'],
    ['/unsubscribe', 'unsubscribe'],
    ['/oauth/authorize', 'authorize'],
    ['/demo', 'demo'],
  ],
  signedIn: [
    ['/onboarding', 'onboarding'],
    ['/home-screen', 'home'],
    ['/notification', 'notifications'],
    ['/notification/settings', 'notification-settings'],
    ['/order-history', 'order-history'],
    ['/dashboard', 'dashboard'],
    ['/account', 'account'],
    ['/account/security', 'account-security'],
    ['/account/tokens', 'account-tokens'],
    ['/account/data', 'account-data'],
    ['/account/preferences', 'account-preferences'],
    ['/account/safety', 'account-safety'],
    ['/account/webhooks', 'account-webhooks'],
    ['/account/tokens/:id/mandate', 'mandate'],
    ['/approvals', 'approvals'],
    ['/approvals/:id', 'approval'],
    ['/tags', 'tags'],
    ['/wallet', 'wallet'],
    ['/pickup-in-progress', 'pickup-in-progress'],
    ['/laundry-in-progress', 'laundry-in-progress'],
    ['/order-completed', 'order-completed'],
    ['/receipt', 'receipt'],
    ['/claims', 'claims'],
    ['/complaints', 'complaints'],
    ['/claims/new', 'new-claim'],
    ['/claims/:id', 'claim'],
    ['/chat', 'chat'],
  ],
  washersOnly: [
    ['/ratings', 'ratings'],
    ['/takeover', 'takeover'],
    ['/earnings', 'earnings'],
    ['/earnings/statement', 'statement'],
    ['/earnings/bank-account', 'bank-account'],
    ['/provider/verification', 'verification'],
    ['/provider/training', 'training'],
    ['/provider/offers', 'washer-offers'],
    ['/provider/hours', 'washer-calendar'],
  ],
  operatorsOnly: [
    ['/ops', 'ops'],
    ['/ops/webhooks', 'ops-webhooks'],
  ],
  customersOnly: [
    ['/order/scan', 'scan'],
    ['/scan', 'scan'],
    ['/price-estimation', 'price-estimation'],
    ['/laundry-load', 'laundry-load'],
    ['/pickup-location', 'pickup-location'],
    ['/order-confirm', 'order-confirm'],
    ['/schedule', 'schedule'],
    ['/looking-for-provider', 'looking-for-provider'],
  ],
} as const satisfies Record<string, readonly ScreenRoute[]>

export type RouteGroup = keyof typeof routeTable

/** The files of `routes/layouts/` around a screen, the outer one first. The landing page stands by itself. */
export function layoutsAround(group: RouteGroup, screen: string): readonly string[] {
  if (group === 'everyone') return screen === 'landing' ? [] : ['pages']
  return ['signed-in', ...(layoutOf[group] ?? [])]
}

const layoutOf: Readonly<Partial<Record<RouteGroup, readonly string[]>>> = {
  washersOnly: ['washers-only'],
  customersOnly: ['customers-only'],
  operatorsOnly: ['operators-only'],
}
