import type { Page } from '@playwright/test'

export const failures = ['500', 'offline'] as const
export type Failure = (typeof failures)[number]

/** What a person is recognized by; without it there is only the way to sign in. */
const identity = /\/api\/(?:get-auth|config|health|account|account\/second-factor)(?:\?|$)/

/** Every read of the API fails, but for those that name the signed-in person: the server answers 500, or nothing arrives. */
export const failReads = (page: Page, failure: Failure): Promise<unknown> =>
  page.route('**/api/**', (route) => {
    const request = route.request()
    if (request.method() !== 'GET' || identity.test(request.url())) return route.continue()
    if (failure === 'offline') return route.abort('internetdisconnected')
    return route.fulfill({
      status: 500,
      json: { success: false, code: 'unexpected', message: 'Something went wrong. Please try again.' },
    })
  })
