import { nextTask } from '../hydration/next-task.ts'

/**
 * The first number of a page opens the browser's data of languages, which takes 14 to 24 ms on a laptop's core, its first local time that of time
 * zones. Threads of one page share both.
 */
const open = (language: string) => [
  () => new Intl.NumberFormat(language).format(0),
  () => new Intl.DateTimeFormat(language, { timeStyle: 'short' }).format(),
]

/** Another thread does, while files are on their way; where it has not until these are `there`, this one, in tasks of their own before the first drawing. */
export async function openFormats(language: string, there: Promise<unknown>): Promise<void> {
  if (await Promise.race([openElsewhere(language), there.then(() => false)])) return
  for (const step of open(language)) {
    await nextTask()
    step()
  }
}

/** Whether another thread has opened them; where a browser makes none, nobody answers. */
function openElsewhere(language: string): Promise<boolean> {
  return new Promise((resolve) => {
    const code = `for (const step of (${open})(${JSON.stringify(language)})) step(); postMessage(0); close()`
    const address = URL.createObjectURL(new Blob([code], { type: 'text/javascript' }))
    try {
      new Worker(address).onmessage = () => {
        URL.revokeObjectURL(address)
        resolve(true)
      }
    } catch {}
  })
}
