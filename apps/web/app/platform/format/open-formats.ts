import { nextTask } from '../hydration/next-task.ts'

/**
 * The first number of a page opens the browser's data of languages, which takes 14 to 24 ms on a laptop's core, its first local time that of time zones; later
 * ones take under 1. In tasks of their own, while other files are on their way, they are not a part of the first drawing.
 */
export async function openFormats(language: string): Promise<void> {
  await nextTask()
  new Intl.NumberFormat(language).format(0)
  await nextTask()
  new Intl.DateTimeFormat(language, { timeStyle: 'short' }).format()
}
