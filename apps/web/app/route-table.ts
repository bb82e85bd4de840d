/** A path and the name of its file in `routes/`. */
export type ScreenRoute = readonly [path: string, screen: string]

/** Every screen by who may open it. A screen is routed once its file exists. */
export const routeTable = {
  everyone: [
    ['/', 'landing'],
    ['/how-it-works', 'landing'],
    ['/washers', 'landing'],
    ['/become-washer', 'landing'],
    ['/safety-terms', 'safety-terms'],
    ['/terms', 'terms'],
    ['/privacy', 'privacy'],
    ['/reset-password', 'reset-password'],
  ],
  signedIn: [
    ['/onboarding', 'onboarding'],
    ['/home-screen', 'home'],
    ['/notification', 'notifications'],
    ['/order-history', 'order-history'],
    ['/dashboard', 'dashboard'],
    ['/account', 'account'],
    ['/wallet', 'wallet'],
    ['/pickup-in-progress', 'pickup-in-progress'],
    ['/laundry-in-progress', 'laundry-in-progress'],
    ['/order-completed', 'order-completed'],
    ['/chat', 'chat'],
  ],
  washersOnly: [
    ['/ratings', 'ratings'],
    ['/earnings', 'earnings'],
    ['/earnings/statement', 'statement'],
    ['/earnings/bank-account', 'bank-account'],
  ],
  customersOnly: [
    ['/order/scan', 'scan'],
    ['/scan', 'scan'],
    ['/price-estimation', 'price-estimation'],
    ['/laundry-load', 'laundry-load'],
    ['/pickup-location', 'pickup-location'],
    ['/order-confirm', 'order-confirm'],
    ['/looking-for-provider', 'looking-for-provider'],
  ],
} as const satisfies Record<string, readonly ScreenRoute[]>
