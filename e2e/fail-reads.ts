import type { Page } from '@playwright/test'

export const failures = ['500', 'offline', 'stored'] as const
export type Failure = (typeof failures)[number]

/** What a person is recognized by; without it there is only the way to sign in. */
const identity = /\/api\/(?:get-auth|config|health|account|account\/second-factor)(?:\?|$)/

/** Every read of the API fails: the server answers 500, but to what names the signed-in person, or nothing arrives at all. */
export const failReads = (page: Page, failure: Failure): Promise<unknown> =>
  page.route('**/api/**', (route) => {
    const request = route.request()
    if (failure !== '500') return route.abort('internetdisconnected')
    if (request.method() !== 'GET' || identity.test(request.url())) return route.continue()
    return route.fulfill({
      status: 500,
      json: { success: false, code: 'unexpected', message: 'Something went wrong. Please try again.' },
    })
  })
