import type { Config } from '@react-router/dev/config'
import { languageCodes } from '@washline/contract/texts/languages'
import { pathIn, publicPages } from './app/platform/navigation/public-pages.ts'

export default {
  appDirectory: 'app',
  buildDirectory: 'build',
  ssr: false,
  prerender: [
    ...languageCodes.flatMap((language) => publicPages.map(([path]) => pathIn(language, path))),
    '/sitemap.xml',
    '/robots.txt',
  ],
} satisfies Config
