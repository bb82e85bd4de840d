import { nextTask } from '../hydration/next-task.ts'

let before = Promise.resolve()

/** Reads that a drawing asks for together leave one a task: each takes milliseconds of a slow phone, and a touch is answered in between. */
export function oneATask(): Promise<void> {
  const turn = before
  before = turn.then(nextTask)
  return turn
}
