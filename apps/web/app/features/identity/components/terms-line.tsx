import type { ReactNode } from 'react'
import { T } from '../../../platform/i18n/t.tsx'
import type { PublicPath } from '../../../platform/navigation/public-pages.ts'
import { publicPath } from '../../../platform/navigation/public-path.ts'

/** Opens beside the form, so that what was typed stays. */
const link =
  (path: PublicPath) =>
  (inside: string): ReactNode => (
    <a className="underline" href={publicPath(path)} target="_blank" rel="noreferrer">
      {inside}
    </a>
  )

/** What a person agrees to who makes an account. */
export function TermsLine() {
  return (
    <p className="text-14 text-ink-2">
      <T
        text="By signing up you agree to the <terms>Terms</terms>. How we use your data is explained under <privacy>Privacy</privacy>."
        parts={{ terms: link('/terms'), privacy: link('/privacy') }}
      />
    </p>
  )
}
