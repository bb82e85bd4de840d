export type Params = Readonly<Record<string, string | undefined>>

const decoded = (text: string) => {
  try {
    return decodeURIComponent(text)
  } catch {
    return text
  }
}

/** The `:params` of a pattern in a path; nothing where the path is another one. Case and a last slash do not count. */
export function matchPath(pattern: string, pathname: string): Params | undefined {
  const [wanted, given] = [pattern, pathname].map((path) => path.replace(/\/+$/, '').split('/'))
  if (!wanted || !given || wanted.length !== given.length) return undefined
  const params: Record<string, string> = {}
  for (const [index, part] of wanted.entries()) {
    const text = given[index] ?? ''
    if (part.startsWith(':') && text) params[part.slice(1)] = decoded(text)
    else if (part.toLowerCase() !== text.toLowerCase()) return undefined
  }
  return params
}
