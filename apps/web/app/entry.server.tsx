import text from '@fontsource-variable/instrument-sans/files/instrument-sans-latin-wght-normal.woff2?url'
import { languageCodes } from '@washline/contract/texts/languages'
import type { ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { prerender } from 'react-dom/static'
import { StaticRouter } from 'react-router'
import { HomeOpening } from './features/home/components/home-opening.tsx'
import type { PageWriter } from './page-writer.ts'
import { showLanguage } from './platform/i18n/i18n.ts'
import { Alternates } from './platform/navigation/alternates.tsx'
import { HeadTags } from './platform/navigation/page-head.tsx'
import { publicPlace } from './platform/navigation/public-pages.ts'
import { openingScript } from './platform/opening/opening.ts'
import Root from './root.tsx'
import { filesAt } from './routes.tsx'
import { loadScreens, useScreen } from './screens.ts'
import { FirstFrame } from './ui/first-frame.tsx'
import display from './ui/fonts/bricolage-grotesque-800-latin.woff2?url'

const fonts = [display, text].map((href) => (
  <link key={href} rel="preload" as="font" type="font/woff2" href={href} crossOrigin="anonymous" />
))

const markup = (path: string, content: ReactNode) =>
  renderToStaticMarkup(<StaticRouter location={path}>{content}</StaticRouter>)

export const writePage: PageWriter['writePage'] = async (path) => {
  const language = publicPlace(path)?.language ?? 'en'
  await showLanguage(language)
  await loadScreens(filesAt(path))
  const { prelude } = await prerender(
    <StaticRouter location={path}>
      <Root />
    </StaticRouter>,
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

export const writeOpenings: PageWriter['writeOpenings'] = async () => {
  let templates = ''
  for (const language of languageCodes) {
    await showLanguage(language)
    templates += `<template data-opening="${language}">${renderToStaticMarkup(<HomeOpening />)}</template>`
  }
  return `${templates}<script>${openingScript}</script>`
}
