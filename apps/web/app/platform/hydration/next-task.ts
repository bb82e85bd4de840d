/**
 * What follows is a task of its own: a person's touch is answered in between. By a message, since a browser slows down
 * the timers of a page that is not seen, and those that follow one another.
 */
export const nextTask = () =>
  new Promise<void>((resolve) => {
    const { port1, port2 } = new MessageChannel()
    port1.onmessage = () => {
      port1.close()
      resolve()
    }
    port2.postMessage(null)
  })
