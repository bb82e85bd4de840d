const patienceMs = 1_500

/** Once the page is drawn and answers. Safari knows no idle time. */
export const pageDrawn = () =>
  new Promise<void>((resolve) => {
    const whenIdle = () =>
      'requestIdleCallback' in window
        ? requestIdleCallback(() => resolve(), { timeout: patienceMs })
        : setTimeout(resolve, 0)
    requestAnimationFrame(() => setTimeout(whenIdle, 0))
  })
