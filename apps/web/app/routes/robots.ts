import { originPlaceholder } from '@washline/contract/platform/origin'

/** Written when the app is built. */
export const loader = () =>
  new Response(`User-agent: *\nDisallow: /api/\nDisallow: /o/\nSitemap: ${originPlaceholder}/sitemap.xml\n`, {
    headers: { 'content-type': 'text/plain; charset=utf-8' },
  })
