import { withProductName } from '@washline/contract/texts/product-name'

/** The title of the browser's tab: the page, then the product. */
export const pageTitle = (page: string): string => withProductName(`${page} · Washline`)
