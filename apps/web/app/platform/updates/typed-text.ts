const touched = new Set<HTMLInputElement | HTMLTextAreaElement>()
const notText = new Set(['checkbox', 'radio', 'file', 'range', 'button', 'submit'])

const isText = (target: EventTarget | null): target is HTMLInputElement | HTMLTextAreaElement =>
  target instanceof HTMLTextAreaElement || (target instanceof HTMLInputElement && !notText.has(target.type))

/** Whether somebody has typed into a field of this page that still stands there, filled. */
export function isPostponedByText(): boolean {
  for (const field of touched) if (!field.isConnected) touched.delete(field)
  return [...touched].some(({ value }) => value.trim() !== '')
}

/** Runs `changed` when a field is filled or emptied, or fields go. */
export function watchTyping(changed: () => void): () => void {
  const typed = ({ target }: Event) => {
    if (isText(target)) touched.add(target)
    changed()
  }
  const left = () => setTimeout(changed)
  document.addEventListener('input', typed)
  document.addEventListener('focusin', left)
  document.addEventListener('click', left)
  return () => {
    document.removeEventListener('input', typed)
    document.removeEventListener('focusin', left)
    document.removeEventListener('click', left)
  }
}
