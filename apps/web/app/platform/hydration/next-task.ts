/** What follows is a task of its own: a person's touch is answered in between. */
export const nextTask = () => new Promise<void>((resolve) => setTimeout(resolve))
