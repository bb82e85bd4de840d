/** Every list of orders is cached below this key. */
export const ordersKey = ['orders'] as const

/** The customer's newest orders. */
export const newestOrdersKey = [...ordersKey, 'newest'] as const
