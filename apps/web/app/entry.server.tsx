import { languageCodes } from '@washline/contract/texts/languages'
import { renderToReadableStream, renderToStaticMarkup } from 'react-dom/server'
import { type EntryContext, ServerRouter } from 'react-router'
import { HomeOpening } from './features/home/components/home-opening.tsx'
import { activeLanguage, showLanguage } from './platform/i18n/i18n.ts'
import { publicPlace } from './platform/navigation/public-pages.ts'
import { openingScript } from './platform/opening/opening.ts'

/** Runs when the app is built: writes each public page in the language of its address, and the shell of all other screens. */
export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  context: EntryContext,
): Promise<Response> {
  await showLanguage(publicPlace(new URL(request.url).pathname)?.language ?? 'en')
  const stream = await renderToReadableStream(<ServerRouter context={context} url={request.url} />)
  await stream.allReady
  const html = await new Response(stream).text()
  headers.set('content-type', 'text/html; charset=utf-8')
  return new Response(context.isSpaMode ? asShell(html, await openings()) : html, { status, headers })
}

/** How home begins in every language, with the script that draws the right one. */
async function openings(): Promise<string> {
  const shown = activeLanguage()
  let templates = ''
  for (const language of languageCodes) {
    await showLanguage(language)
    templates += `<template data-opening="${language}">${renderToStaticMarkup(<HomeOpening />)}</template>`
  }
  await showLanguage(shown)
  return `${templates}<script>${openingScript}</script>`
}

/** The shell stands for no page, and for every language: the script in its head says which, before anything is drawn. */
const asShell = (html: string, opening: string) =>
  html
    .replace(/<html lang="\w+"/, '<html')
    .replaceAll(/<link rel="(?:canonical|alternate)"[^>]*>/g, '')
    .replace('</body>', () => `${opening}</body>`)
