import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { Page } from '@playwright/test'
import type * as Axe from 'axe-core'

declare const axe: typeof Axe

const script = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')

/** What axe finds in the page, by all its rules or by those given. A document is given its half a megabyte once. */
export async function findViolations(page: Page, ...rules: readonly string[]): Promise<string[]> {
  if (await page.evaluate(() => !('axe' in window))) await page.evaluate(script)
  const violations = await page.evaluate(
    async (values) => {
      const runOnly = values.length > 0 ? { runOnly: { type: 'rule' as const, values } } : {}
      // No rule that is on reads style sheets.
      const preload = { assets: ['media'] }
      return (await axe.run(document, { resultTypes: ['violations'], preload, ...runOnly })).violations
    },
    [...rules],
  )
  return violations.flatMap(({ id, nodes }) => nodes.map(({ target }) => `${id}: ${target.join(' ')}`))
}
