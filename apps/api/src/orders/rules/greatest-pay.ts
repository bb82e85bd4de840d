import { type Minor, minor } from '@washline/contract/money'

/** The most that an operator may grant the Washer of a cancelled order: what its completion would have paid. */
export const greatestPay = (order: { readonly washerId: number | null; readonly netPayMinor: Minor }): Minor =>
  order.washerId === null ? minor(0) : order.netPayMinor
