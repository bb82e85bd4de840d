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
  /** CSS colours (`#rrggbb`) by day, and by night where they differ. */
  readonly colors?: {
    readonly accent?: string
    readonly accentDark?: string
    readonly onAccent?: string
    readonly onAccentDark?: string
  }
  /** An SVG of at most 32 KB. Scripts, links and everything from elsewhere are refused. */
  readonly logo?: URL
}
