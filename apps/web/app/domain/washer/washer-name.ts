export interface WasherName {
  /** The business: the name of a Washer on every screen. */
  name: string
  /** The person behind it; undefined where the business carries the same name. */
  person: string | undefined
}

/** How a Washer is named: by their business, with the person beneath. */
export function washerName({
  name,
  business_name,
}: {
  name: string | null | undefined
  business_name: string
}): WasherName {
  const isSame = !name || name.trim().toLowerCase() === business_name.trim().toLowerCase()
  return { name: business_name, person: isSame ? undefined : name }
}

/** The Washer of an order or of its card; undefined while there is none. */
export const washerOf = (
  provider: { name: string; provider: { business_name: string } } | null,
): WasherName | undefined => (provider ? washerName({ name: provider.name, ...provider.provider }) : undefined)
