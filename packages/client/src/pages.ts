import type { PagedName } from './call-types.ts'
import type { AnyInput } from './request-of.ts'

interface Page {
  readonly next_cursor?: string | null
  readonly data?: unknown
}

const cursorOf = (page: Page): string | null =>
  page.next_cursor ?? (page.data as { next_cursor?: string | null } | undefined)?.next_cursor ?? null

const listIn = (value: unknown): readonly unknown[] | undefined =>
  Array.isArray(value) ? value : Object.values((value ?? {}) as object).find((part) => Array.isArray(part))

/** Every row of a list, page after page, each requested when the rows before it are used up. */
export async function* rowsOf(
  call: (name: PagedName, input: AnyInput) => Promise<unknown>,
  name: PagedName,
  input: AnyInput,
): AsyncGenerator<unknown> {
  let cursor = input.query?.cursor
  do {
    const page = (await call(name, { ...input, query: { ...input.query, cursor } })) as Page
    yield* listIn(page.data) ?? listIn(page) ?? []
    cursor = cursorOf(page) ?? undefined
  } while (cursor !== undefined)
}
