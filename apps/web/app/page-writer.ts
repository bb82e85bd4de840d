import type { Language } from '@washline/contract/texts/languages'

/** What is written into the places of `index.html`. */
export interface WrittenShell {
  readonly head: string
  readonly body: string
}

export interface WrittenPage extends WrittenShell {
  readonly language: Language
}

/** What `entry.server.tsx` gives to `tools/prerender/`, which runs its build. */
export interface PageWriter {
  /** A public page in the language of its address. */
  writePage(path: string): Promise<WrittenPage>
  /** The shell of all other screens. It stands for no page, and for every language. */
  writeShell(): WrittenShell
  /** Every later page is written for a market in which each amount and each period is another one. */
  leaveMarket(): void
  /** How the home of either side begins in every language, with the script that draws the right one. */
  writeOpenings(): Promise<string>
}
