/**
 * The first number of a page opens the browser's data of languages, which takes 14 to 24 ms on a laptop's core, its first local time that of time zones; later
 * ones take under 1. In tasks of their own, while other files are on their way, they are not a part of the first drawing.
 */
export const openFormats = (language: string) =>
  new Promise<void>((resolve) =>
    setTimeout(() => {
      new Intl.NumberFormat(language).format(0)
      setTimeout(() => {
        new Intl.DateTimeFormat(language, { timeStyle: 'short' }).format()
        resolve()
      })
    }),
  )
