const retryMs = 5_000

const networkBack = () =>
  new Promise<void>((resolve) => {
    const go = () => {
      clearTimeout(timer)
      window.removeEventListener('online', go)
      resolve()
    }
    const timer = setTimeout(go, retryMs)
    window.addEventListener('online', go)
  })

const patienceMs = 1_500

/** Once the page around the map is drawn and answers. Safari knows no idle time. */
const pageIsDrawn = () =>
  new Promise<void>((resolve) => {
    const whenIdle = () =>
      'requestIdleCallback' in window
        ? requestIdleCallback(() => resolve(), { timeout: patienceMs })
        : setTimeout(resolve, 0)
    requestAnimationFrame(() => setTimeout(whenIdle, 0))
  })

/** The map's code, after the page around it; where it cannot be fetched it is asked for again until it can. */
export async function loadMapCanvas() {
  await pageIsDrawn()
  for (;;) {
    try {
      const { MapCanvas } = await import('./map-canvas.tsx')
      return { default: MapCanvas }
    } catch {
      await networkBack()
    }
  }
}
