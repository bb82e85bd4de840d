import type { TextArea } from '../../apps/web/app/platform/i18n/text-area.ts'
import { routeTable, type ScreenRoute } from '../../apps/web/app/route-table.ts'
import { readCatalogue, root, translatedLanguages } from './catalogues.ts'
import { type Door, divideTexts } from './divide-texts.ts'

const app = 'apps/web/app/'
const screens = (rows: readonly ScreenRoute[]) => rows.map(([, screen]) => `${app}routes/${screen}.tsx`)
const layouts = (...names: string[]) => names.map((name) => `${app}routes/layouts/${name}.tsx`)

const landing = `${app}routes/landing.tsx`
const { everyone, signedIn, washersOnly, customersOnly, operatorsOnly } = routeTable

/** The areas of the client, each with the modules it begins with. */
const doors: readonly Door<TextArea>[] = [
  {
    name: 'site',
    modules: [`${app}entry.client.tsx`, `${app}root.tsx`, `${app}routes/not-found.tsx`, landing],
    after: [],
    isDataMessage: false,
  },
  {
    name: 'pages',
    modules: [...layouts('pages'), ...screens(everyone).filter((file) => file !== landing)],
    after: ['site'],
    isDataMessage: false,
  },
  {
    name: 'app',
    modules: [
      ...layouts('signed-in', 'washers-only', 'customers-only'),
      ...screens([...signedIn, ...washersOnly, ...customersOnly]),
    ],
    after: ['site'],
    isDataMessage: true,
  },
  {
    name: 'console',
    modules: [...layouts('operators-only'), ...screens(operatorsOnly)],
    after: ['site', 'app'],
    isDataMessage: true,
  },
]

/**
 * The texts of each area. What only the server sends is in the console, which also shows operators what was written to
 * others.
 */
export function divideCatalogue(): ReadonlyMap<TextArea, ReadonlySet<string>> {
  const texts = new Set(translatedLanguages.flatMap((language) => Object.keys(readCatalogue(language))))
  const areas = divideTexts(root, texts, doors)
  const clientTexts = new Set([...areas.values()].flatMap((area) => [...area]))
  const console = new Set([...(areas.get('console') ?? []), ...[...texts].filter((text) => !clientTexts.has(text))])
  return new Map([...areas, ['console', console]])
}
