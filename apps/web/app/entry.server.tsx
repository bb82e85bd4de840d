import text from '@fontsource-variable/instrument-sans/files/instrument-sans-latin-wght-normal.woff2?url'
import { adoptMarket } from '@washline/contract/market-in-force'
import { minor } from '@washline/contract/money'
import { languageCodes } from '@washline/contract/texts/languages'
import type { ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { prerender } from 'react-dom/static'
import { HintOpening } from './features/hints/components/hint-opening.tsx'
import { HomeOpening } from './features/home/components/home-opening.tsx'
import { WasherHomeOpening } from './features/washer-home/components/washer-home-opening.tsx'
import type { PageWriter } from './page-writer.ts'
import { showLanguage } from './platform/i18n/i18n.ts'
import { Alternates } from './platform/navigation/alternates.tsx'
import { HeadTags } from './platform/navigation/page-head.tsx'
import { publicPlace } from './platform/navigation/public-pages.ts'
import { type OpeningSide, openingScript } from './platform/opening/opening.ts'
import Root from './root.tsx'
import { MemoryRouter } from './router/index.ts'
import { filesAt } from './routes.tsx'
import { loadScreens, useScreen } from './screens.ts'
import { FirstFrame } from './ui/first-frame.tsx'
import display from './ui/fonts/bricolage-grotesque-800-latin.woff2?url'

const fonts = [display, text].map((href) => (
  <link key={href} rel="preload" as="font" type="font/woff2" href={href} crossOrigin="anonymous" />
))

const markup = (path: string, content: ReactNode) =>
  renderToStaticMarkup(<MemoryRouter at={path}>{content}</MemoryRouter>)

/** Large parts would be written behind the page, for a script to move them to their places while the page is hydrated. */
const whole = { progressiveChunkSize: Number.MAX_SAFE_INTEGER }

export const writePage: PageWriter['writePage'] = async (path) => {
  const language = publicPlace(path)?.language ?? 'en'
  await showLanguage(language)
  await loadScreens(filesAt(path))
  const { prelude } = await prerender(
    <MemoryRouter at={path}>
      <Root />
    </MemoryRouter>,
    whole,
  )
  const head = markup(
    path,
    <>
      <Meta files={filesAt(path)} />
      <Alternates />
      {fonts}
    </>,
  )
  return { language, head, body: await new Response(prelude).text() }
}

const Meta = ({ files }: { files: readonly string[] }) => files.map((file) => <MetaOf key={file} file={file} />)

function MetaOf({ file }: { file: string }) {
  const { meta } = useScreen(file)
  return meta && <HeadTags tags={meta()} />
}

export const writeShell: PageWriter['writeShell'] = () => ({
  head: markup('/', [<title key="title">Washline</title>, ...fonts]),
  body: markup('/home-screen', <FirstFrame />),
})

export const leaveMarket: PageWriter['leaveMarket'] = () =>
  adoptMarket({
    version: 1,
    name: 'Washline',
    currency: 'kwd',
    minor_digits: 3,
    symbol: 'KD',
    locale: 'en-US',
    time_zone: 'Asia/Kuwait',
    amount_percent: 317,
    deposit_minor: minor(7_771),
    promise_s: 25_200,
    fees: {
      service_basis_points: 1_700,
      service_minimum_minor: minor(773),
      load_minor: { light: minor(0), medium: minor(779), heavy: minor(787) },
      commission_basis_points: 1_900,
    },
    coverage: {
      included_minor: minor(7_919),
      extra: [
        { limit_minor: minor(17_917), fee_minor: minor(797) },
        { limit_minor: minor(27_919), fee_minor: minor(809) },
      ],
    },
  })

const openings: readonly (readonly [OpeningSide, ReactNode])[] = [
  ['customer', <HomeOpening key="customer" />],
  ['washer', <WasherHomeOpening key="washer" hint={<HintOpening who="washer" />} />],
]

export const writeOpenings: PageWriter['writeOpenings'] = async () => {
  let templates = ''
  for (const language of languageCodes) {
    await showLanguage(language)
    for (const [side, opening] of openings)
      templates += `<template data-opening="${side} ${language}">${renderToStaticMarkup(opening)}</template>`
  }
  return `${templates}<script>${openingScript}</script>`
}
