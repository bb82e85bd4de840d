import { readFile } from 'node:fs/promises'
import { sentEvents } from '@washline/contract/documents/sent-events'
import type { Endpoint } from '@washline/contract/endpoint'
import { sha256 } from '../crypto/sha256.ts'
import { compressPages } from '../http/compress-pages.ts'
import type { Http } from '../http/http.ts'
import { asyncApiDocument } from './asyncapi.ts'
import { docsPage, docsScript, docsStyle } from './docs-page.ts'
import { openApiDocument } from './openapi.ts'

const json = 'application/json; charset=utf-8'
const script = 'text/javascript; charset=utf-8'
const style = 'text/css; charset=utf-8'

/** What extensions add to one installation is no part of the contract, from which the document is made. */
const isOfContract = ({ path }: Pick<Endpoint, 'path'>) => !path.startsWith('/api/x/')

/** Serves the documents of the API and the page on which its calls can be read and tried. */
export function serveDocuments(http: Http, publicUrl: string): void {
  const serve = servePrepared(http)
  serve('/api/openapi.json', json, async () =>
    JSON.stringify(openApiDocument(http.endpoints.filter(isOfContract), publicUrl, sentEvents)),
  )
  serve('/api/asyncapi.json', json, async () => JSON.stringify(asyncApiDocument(publicUrl)))
  serve('/api/docs', 'text/html; charset=utf-8', async () => docsPage)
  serve('/api/docs/page.js', script, async () => docsScript)
  serve('/api/docs/page.css', style, async () => docsStyle)
  serve('/api/docs/swagger-ui.css', style, () => textOf(import.meta.resolve('swagger-ui-dist/swagger-ui.css')))
  serve('/api/docs/swagger-ui-bundle.js', script, () =>
    textOf(import.meta.resolve('swagger-ui-dist/swagger-ui-bundle.js')),
  )
}

const textOf = (url: string): Promise<string> => readFile(new URL(url), 'utf8')

interface Prepared {
  readonly text: string
  readonly etag: string
}

/** Serves texts that are made when they are first asked for, and then no more; a browser asks whether it has the latest. */
function servePrepared({ fastify }: Http) {
  const compressed = compressPages()
  return (path: string, type: string, make: () => Promise<string>): void => {
    let prepared: Promise<Prepared> | undefined
    const prepare = async () => {
      const text = await make()
      return { text, etag: `"${sha256(text).slice(0, 32)}"` }
    }
    fastify.get(path, async (request, reply) => {
      prepared ??= prepare()
      const { text, etag } = await prepared
      reply.headers({ etag, 'cache-control': 'no-cache', vary: 'accept-encoding' })
      if (request.headers['if-none-match'] === etag) return reply.status(304).send()
      const { body, encoding } = compressed(text, request.headers['accept-encoding'])
      if (encoding) reply.header('content-encoding', encoding)
      return reply.type(type).send(body)
    })
  }
}
