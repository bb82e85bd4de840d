import { useLocation } from 'react-router'
import { type PublicPath, pathIn, publicPlace } from './public-pages.ts'

/** Gives where a public page stands in the language of the page that is shown. */
export function usePublicPath(): (path: PublicPath) => string {
  const { pathname } = useLocation()
  const language = publicPlace(pathname)?.language ?? 'en'
  return (path) => pathIn(language, path)
}
