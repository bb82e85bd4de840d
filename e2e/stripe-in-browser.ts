import type { Page } from '@playwright/test'

/**
 * Puts a running double of Stripe in the place of the hosts that a browser loads Stripe's script from, and asks. A bank's
 * question is then the dialog '3D Secure 2 Test Page', with Complete and Fail.
 */
export async function routeStripe(page: Page, fakeStripeUrl: string): Promise<void> {
  await page.route('https://js.stripe.com/**', async (route) =>
    route.fulfill({ contentType: 'text/javascript', body: await (await fetch(`${fakeStripeUrl}/stripe.js`)).text() }),
  )
  await page.route('https://api.stripe.com/**', async (route) => {
    const request = route.request()
    const { pathname, search } = new URL(request.url())
    const answer = await fetch(`${fakeStripeUrl}${pathname}${search}`, {
      method: request.method(),
      ...(request.method() === 'POST' && { body: request.postData() ?? '' }),
    })
    const headers = { 'access-control-allow-origin': '*' }
    await route.fulfill({ status: answer.status, contentType: 'application/json', headers, body: await answer.text() })
  })
}
