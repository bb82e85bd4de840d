import type { Page } from '@playwright/test'
import { transitionsEnded } from '../../e2e/transitions-ended.ts'
import { type Frame, sideBySide, writeStill } from './film.ts'
import { pictureFile, type Scheme, type Still, schemes } from './picture-set.ts'

const filmWidth = 840
/** The colour around two screens, a little darker than a page. */
const around: Record<Scheme, string> = { light: '#e7e2d2', dark: '#070a1f' }

export interface Camera {
  readonly films: Record<Scheme, Frame[]>
  /** Adds what the pages show now to both films. */
  film: (pages: readonly Page[], shownMs: number) => Promise<void>
  still: (name: Still, page: Page, width: number) => Promise<void>
}

async function shoot(page: Page, colorScheme: Scheme): Promise<Buffer> {
  await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
  await page.evaluate(transitionsEnded)
  return page.screenshot({ animations: 'disabled', caret: 'hide' })
}

/** Takes each picture twice, light and dark. */
export function openCamera(root: string): Camera {
  const films: Record<Scheme, Frame[]> = { light: [], dark: [] }
  return {
    films,
    film: async (pages, shownMs) => {
      for (const scheme of schemes) {
        const images: Buffer[] = []
        for (const page of pages) images.push(await shoot(page, scheme))
        films[scheme].push({ image: await sideBySide(images, filmWidth, around[scheme]), shownMs })
      }
    },
    still: async (name, page, width) => {
      for (const scheme of schemes)
        await writeStill(await shoot(page, scheme), `${root}/${pictureFile(name, scheme)}`, width)
    },
  }
}
