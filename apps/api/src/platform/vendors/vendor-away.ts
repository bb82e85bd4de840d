/** An alert counts it. */
export const vendorAwayEvent = 'http.vendor-away'

/** An outside service that a request needs did not answer, or could not: the request may be repeated. */
export class VendorAway extends Error {
  override name = 'VendorAway'
}
