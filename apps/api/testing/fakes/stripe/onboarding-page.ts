import type { ServerResponse } from 'node:http'

const page = `<!doctype html><meta charset="utf-8"><title>Onboarding of the Stripe double</title>
<h1>Where shall the money go?</h1>
<form method="post">
<label>Account number <input name="account_number" value="000123456789"></label>
<button>Continue</button>
</form>`

/** The page behind an account link; it returns to the product. */
export function answerOnboarding(
  response: ServerResponse,
  visit: { at: URL; method: string; body: string; setBank: (account: string, bank: string) => void },
): void {
  const { at, method, body, setBank } = visit
  if (method !== 'POST') {
    response.writeHead(200, { 'content-type': 'text/html' }).end(page)
    return
  }
  setBank(at.pathname.split('/')[2] ?? '', new URLSearchParams(body).get('account_number') ?? '')
  response.writeHead(303, { location: at.searchParams.get('return_url') ?? '/' }).end()
}
