import { join } from 'node:path'
import { chromium } from '@playwright/test'

// node tools/site/make-social-card.ts <address of a running installation>: the picture that other sites show for a link.
const [address = 'http://localhost:3000'] = process.argv.slice(2)
const target = join(import.meta.dirname, '../../apps/web/public/social-card.png')

/** The first view of the landing page, without what can be pressed and with the mark in the corner. */
const asCard = `
  .site-header, .landing > section:first-child :is(p, button, a) { display: none !important }
  .landing > section:first-child { height: 630px !important; border: 0 !important }
  .landing > section:first-child > div { top: 214px !important; width: 1072px !important; gap: 34px !important }
  h1 { font-size: 78px !important }
  .card-mark { display: flex; gap: 16px; align-items: center; font: 800 38px/1 var(--font-display) }
  .card-mark svg { width: 60px; height: 60px }
`

const browser = await chromium.launch({ executablePath: process.env.CHROMIUM_PATH ?? '/usr/bin/chromium' })
try {
  const page = await browser.newPage({
    viewport: { width: 1200, height: 630 },
    colorScheme: 'light',
    reducedMotion: 'reduce',
    locale: 'en-US',
  })
  await page.goto(address, { waitUntil: 'networkidle' })
  await page.addStyleTag({ content: asCard })
  await page.evaluate(() => {
    const mark = document.createElement('div')
    mark.className = 'card-mark'
    mark.innerHTML = document.querySelector('.logo')?.innerHTML ?? ''
    document.querySelector('h1')?.after(mark)
  })
  await page.evaluate(() => document.fonts.ready)
  await page.screenshot({ path: target })
} finally {
  await browser.close()
}
