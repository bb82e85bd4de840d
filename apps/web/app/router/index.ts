import { use } from 'react'
import { OutletContext, ParamsContext, useRouter } from './router-context.ts'

export { Link, type LinkProps } from './link.tsx'
export type { Location, To } from './location.ts'
export { matchPath } from './match-path.ts'
export { NavLink } from './nav-link.tsx'
export { Navigate } from './navigate.tsx'
export { BrowserRouter, MemoryRouter } from './router.tsx'
export { OutletContext, ParamsContext } from './router-context.ts'
export { useNavigate } from './use-navigate.ts'
export { useSearchParams } from './use-search-params.ts'

export const useLocation = () => useRouter().location
export const useNavigationType = () => useRouter().action
export const useParams = () => use(ParamsContext)
/** The place of what a layout is around. */
export const Outlet = () => use(OutletContext)
