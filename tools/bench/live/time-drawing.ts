import type { Page } from '@playwright/test'

const times = 5

/** Presses the button of the map and waits for the frame in which its marks have ink. Runs in the page. */
const drawMap = () =>
  new Promise<number>((resolve) => {
    const begunAt = performance.now()
    const button = [...document.querySelectorAll('button')].find(({ textContent }) => textContent === 'Map')
    button?.click()
    const wait = () => {
      const canvas = document.querySelector<HTMLCanvasElement>('canvas.map-marks')
      const pixels = canvas?.width
        ? canvas.getContext('2d')?.getImageData(0, 0, canvas.width, canvas.height).data
        : undefined
      if (pixels?.some((value) => value > 0)) resolve(performance.now() - begunAt)
      else requestAnimationFrame(wait)
    }
    requestAnimationFrame(wait)
  })

/** From the button to the drawn marks: the first time, and then with everything loaded. */
export async function timeDrawing(page: Page, url: string): Promise<{ openedMs: number; drawnMs: number[] }> {
  await page.goto(`${url}/ops`)
  const button = page.getByRole('button', { name: 'Map', exact: true })
  await button.waitFor({ timeout: 60_000 })
  await page.getByRole('region', { name: 'Right now' }).waitFor({ timeout: 60_000 })
  const openedMs = await page.evaluate(drawMap)
  const drawnMs: number[] = []
  for (let time = 0; time < times; time += 1) {
    await button.click()
    await page.locator('canvas.map-marks').waitFor({ state: 'detached' })
    drawnMs.push(await page.evaluate(drawMap))
  }
  return { openedMs, drawnMs: drawnMs.sort((a, b) => a - b) }
}
