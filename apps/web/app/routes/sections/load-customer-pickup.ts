/** The customer's pickup, which follows a search without an empty frame. */
export const loadCustomerPickup = () => import('./customer-pickup.tsx')
