import { originPlaceholder } from '@washline/contract/platform/origin'
import { languageCodes } from '@washline/contract/texts/languages'
import { pathIn, publicPages } from '../../apps/web/app/platform/navigation/public-pages.ts'

/** Every public page with its translations, for search engines. The server fills in where this copy is reached. */
export const sitemap = (): string => `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">
${publicPages.flatMap(([path]) => languageCodes.map((language) => entry(pathIn(language, path), path))).join('\n')}
</urlset>
`

function entry(address: string, page: (typeof publicPages)[number][0]): string {
  const alternates = languageCodes.map(
    (language) =>
      `<xhtml:link rel="alternate" hreflang="${language}" href="${originPlaceholder}${pathIn(language, page)}"/>`,
  )
  return `<url><loc>${originPlaceholder}${address}</loc>${alternates.join('')}</url>`
}
