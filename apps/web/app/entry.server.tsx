import { renderToReadableStream } from 'react-dom/server'
import { type EntryContext, ServerRouter } from 'react-router'
import { activeLanguage, showLanguage } from './platform/i18n/i18n.ts'
import { publicPlace } from './platform/navigation/public-pages.ts'

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
  return new Response(context.isSpaMode ? asShell(html) : html, { status, headers })
}

/** The shell stands for no page, and for every language: the script in its head says which, before anything is drawn. */
const asShell = (html: string) =>
  html.replace(`<html lang="${activeLanguage()}"`, '<html').replaceAll(/<link rel="(?:canonical|alternate)"[^>]*>/g, '')
