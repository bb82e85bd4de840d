import { createHash } from 'node:crypto'

const scriptTag = /<script(?<attributes>[^>]*)>(?<text>[\s\S]*?)<\/script>/g

/**
 * Adds to a content security policy the hashes of the scripts that a page brings in itself, so that the browser runs these
 * and no other. Scripts that wait in the page as text and are run later count too; data is no script.
 */
export function allowInlineScripts(policy: string, html: string): string {
  const hashes = new Set<string>()
  for (const { groups } of html.matchAll(scriptTag)) {
    const { attributes = '', text = '' } = groups ?? {}
    if (/\bsrc=|\btype="application\//.test(attributes)) continue
    hashes.add(`'sha256-${createHash('sha256').update(text).digest('base64')}'`)
  }
  return policy.replace("script-src 'self'", ["script-src 'self'", ...hashes].join(' '))
}
