import { expect, it } from 'vitest'
import { allowInlineScripts } from './allow-inline-scripts.ts'

const policy = "default-src 'self';script-src 'self' https://js.stripe.com;style-src 'self'"
/** printf 'run()' | openssl dgst -sha256 -binary | base64 */
const ofRun = "'sha256-AvyuiL0SD1mVY3NNxR+V2uo+lhk6RMFrytWmRt6CrJQ='"

it.each([
  ['runs what the page brings in', '<script>run()</script>', `script-src 'self' ${ofRun} https://js.stripe.com`],
  ['names the same script once', '<script>run()</script><script>run()</script>', `script-src 'self' ${ofRun} https:`],
  ['also a module', '<script type="module" async="">run()</script>', ofRun],
  ['also one that waits as text', '<script type="later">run()</script>', ofRun],
  ['nothing for a file', '<script src="/assets/a.js"></script>', "script-src 'self' https:"],
  ['nothing for data', '<script type="application/ld+json">{}</script>', "script-src 'self' https:"],
  ['nothing where there is none', '<p>run()</p>', "script-src 'self' https:"],
])('%s', (_what, html, expected) => {
  expect(allowInlineScripts(policy, `<html>${html}</html>`)).toContain(expected)
})
