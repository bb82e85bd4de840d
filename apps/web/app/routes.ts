import { existsSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { layout, type RouteConfig, type RouteConfigEntry, route } from '@react-router/dev/routes'

const isWritten = (file: string) => existsSync(fileURLToPath(new URL(file, import.meta.url)))

/** A path and its screen; a screen that has no file is not routed. */
const screen = (path: string, name: string): RouteConfigEntry[] => {
  const file = `routes/${name}.tsx`
  return isWritten(file) ? [route(path, file, { id: `${name}:${path}` })] : []
}

export default [
  ...screen('/', 'landing'),
  ...screen('/safety-terms', 'safety-terms'),
  ...screen('/terms', 'terms'),
  ...screen('/privacy', 'privacy'),
  ...screen('/reset-password', 'reset-password'),
  ...(process.env.NODE_ENV === 'production' ? [] : screen('/ui', 'ui-gallery')),
  layout('routes/layouts/signed-in.tsx', [
    ...screen('/onboarding', 'onboarding'),
    ...screen('/home-screen', 'home'),
    ...screen('/notification', 'notifications'),
    ...screen('/order-history', 'order-history'),
    ...screen('/dashboard', 'dashboard'),
    ...screen('/account', 'account'),
    ...screen('/pickup-in-progress', 'pickup-in-progress'),
    ...screen('/laundry-in-progress', 'laundry-in-progress'),
    ...screen('/order-completed', 'order-completed'),
    ...screen('/chat', 'chat'),
    layout('routes/layouts/washers-only.tsx', [...screen('/ratings', 'ratings')]),
    layout('routes/layouts/customers-only.tsx', [
      ...screen('/order/scan', 'scan'),
      ...screen('/scan', 'scan'),
      ...screen('/price-estimation', 'price-estimation'),
      ...screen('/laundry-load', 'laundry-load'),
      ...screen('/pickup-location', 'pickup-location'),
      ...screen('/order-confirm', 'order-confirm'),
      ...screen('/looking-for-provider', 'looking-for-provider'),
    ]),
  ]),
  route('*', 'routes/not-found.tsx'),
] satisfies RouteConfig
