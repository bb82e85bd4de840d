/** The styles of all screens, which no page waits for with its first drawing. Without them it is drawn all the same. */
export function wholeSheet(): Promise<unknown> {
  const coming = document.querySelector('link[rel=stylesheet][media=print]')
  if (!coming) return Promise.resolve()
  return new Promise((resolve) => {
    coming.addEventListener('load', resolve)
    coming.addEventListener('error', resolve)
  })
}
