import type { Rolldown } from 'vite'

export const chunksIn = (bundle: Rolldown.OutputBundle): readonly Rolldown.OutputChunk[] =>
  Object.values(bundle).filter((output) => output.type === 'chunk')

/** What a chunk loads, itself included. */
export function imported(chunks: readonly Rolldown.OutputChunk[]): (file: string) => ReadonlySet<string> {
  const byFile = new Map(chunks.map((chunk) => [chunk.fileName, chunk]))
  const add = (file: string, found: Set<string>): Set<string> => {
    if (found.has(file)) return found
    found.add(file)
    for (const each of byFile.get(file)?.imports ?? []) add(each, found)
    return found
  }
  const lists = new Map<string, ReadonlySet<string>>()
  return (file) => {
    const found = lists.get(file) ?? add(file, new Set())
    lists.set(file, found)
    return found
  }
}
