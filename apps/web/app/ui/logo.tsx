import { Link } from '../router/index.ts'

let name = 'Washline'

/** Shows the name of a brand beside the logo. */
export const nameLogo = (brand: string): void => {
  name = brand
}

export interface LogoProps {
  to: string
}

/** The logo and the product's name, linked to home. */
export function Logo({ to }: LogoProps) {
  return (
    <Link className="logo" to={to}>
      <svg viewBox="0 0 40 40" aria-hidden="true">
        <rect x="1" y="1" width="38" height="38" rx="10" fill="var(--brand)" stroke="var(--ink)" strokeWidth="2" />
        <g fill="none" stroke="var(--on-brand)">
          <path d="M1 12C12 17 28 17 39 12" strokeWidth="2" />
          <path
            d="M9 15 13 31 18 20 20 20 22 20 27 31 31 15"
            strokeWidth="3.2"
            strokeLinejoin="round"
            strokeLinecap="round"
          />
        </g>
        <rect x="7" y="9" width="4.5" height="9" rx="1.5" fill="var(--pin)" />
        <rect x="28.5" y="9" width="4.5" height="9" rx="1.5" fill="var(--pin)" />
      </svg>
      <span>{name}</span>
    </Link>
  )
}
