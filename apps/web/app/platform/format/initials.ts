/** From the first and the last word of a name; the first two characters of a single word. */
export function initials(name: string): string {
  const names = name.trim().split(/\s+/).filter(Boolean)
  const [first = ''] = names
  const last = names.at(-1) ?? ''
  const characters = names.length > 1 ? [...first].slice(0, 1).concat([...last].slice(0, 1)) : [...first].slice(0, 2)
  return characters.join('').toUpperCase()
}
