/** For another module that asks Stripe. The SDK is a megabyte of source, which is loaded where there is a key. */
export async function loadStripe() {
  const [{ askStripe }, { openStripe }] = await Promise.all([import('./ask-stripe.ts'), import('./open-stripe.ts')])
  return { askStripe, openStripe }
}
