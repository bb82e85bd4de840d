/** Until the device reports its network, or it is time to try again all the same. */
export const networkBack = (laterMs: number): Promise<void> =>
  new Promise((resolve) => {
    const go = () => {
      clearTimeout(timer)
      window.removeEventListener('online', go)
      resolve()
    }
    const timer = setTimeout(go, laterMs)
    window.addEventListener('online', go)
  })
