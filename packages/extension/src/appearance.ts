/** A language beside those of the product. Texts without a translation are shown in English. */
export interface Language {
  /** BCP 47, for example `nl` or `pt-BR`. */
  readonly code: string
  /** Its name in itself. */
  readonly name: string
  /** A gettext file: the English texts of `packages/contract/locales` with their translations. */
  readonly po: URL
}

/** How the product is called and looks. */
export interface Brand {
  readonly name: string
  /** Colours (`#rrggbb`) with what is written on them, by day and by night; each pair needs a contrast of 4.5. */
  readonly colors?: {
    readonly accent: string
    readonly onAccent: string
    readonly accentDark: string
    readonly onAccentDark: string
  }
  /** An SVG of at most 32 KB. Scripts, links and everything from elsewhere are refused. */
  readonly logo?: URL
}
