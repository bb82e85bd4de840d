const patienceMs = 1_500

/** Once the page is drawn and answers; a hidden one draws nothing, and is not waited for. Safari knows no idle time. */
export const pageDrawn = () =>
  new Promise<void>((resolve) => {
    const whenIdle = () =>
      'requestIdleCallback' in window
        ? requestIdleCallback(() => resolve(), { timeout: patienceMs })
        : setTimeout(resolve, 0)
    if (document.hidden) whenIdle()
    else requestAnimationFrame(() => setTimeout(whenIdle, 0))
  })
