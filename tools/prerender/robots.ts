import { originPlaceholder } from '@washline/contract/platform/origin'

export const robots = `User-agent: *\nDisallow: /api/\nDisallow: /o/\nSitemap: ${originPlaceholder}/sitemap.xml\n`
