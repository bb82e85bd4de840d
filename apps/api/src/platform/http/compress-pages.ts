import { brotliCompressSync, constants, gzipSync } from 'node:zlib'

type Encoding = 'br' | 'gzip'

const brotli = {
  params: { [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT, [constants.BROTLI_PARAM_QUALITY]: 6 },
}
const compress: Record<Encoding, (text: string) => Buffer> = {
  br: (text) => brotliCompressSync(text, brotli),
  gzip: (text) => gzipSync(text),
}

export interface SentPage {
  readonly body: string | Buffer
  readonly encoding?: Encoding
}

/**
 * Compresses the few pages that never change, each when a browser first asks for it and then no more: doing all of them
 * would hold up the start.
 */
export function compressPages(): (page: string, acceptEncoding: string | undefined) => SentPage {
  const cached = { br: new Map<string, Buffer>(), gzip: new Map<string, Buffer>() }
  return (page, acceptEncoding) => {
    const encoding = encodingFor(acceptEncoding)
    if (!encoding) return { body: page }
    const body = cached[encoding].get(page) ?? compress[encoding](page)
    cached[encoding].set(page, body)
    return { body, encoding }
  }
}

function encodingFor(acceptEncoding = ''): Encoding | undefined {
  const accepted = acceptEncoding.split(',').flatMap((each) => {
    const [name = '', weight = ''] = each.toLowerCase().split(';')
    return /q=0(\.0*)?$/.test(weight.trim()) ? [] : [name.trim()]
  })
  return (['br', 'gzip'] as const).find((encoding) => accepted.includes(encoding))
}
