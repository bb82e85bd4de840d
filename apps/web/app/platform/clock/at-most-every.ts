/** Runs at once, and again this long after the last time at the earliest; what is asked for meanwhile is done then, once. */
export function atMostEvery(ms: number, run: () => void): () => void {
  let isResting = false
  let isAsked = false
  const ask = () => {
    isAsked = isResting
    if (isResting) return
    isResting = true
    run()
    setTimeout(() => {
      isResting = false
      if (isAsked) ask()
    }, ms)
  }
  return ask
}
