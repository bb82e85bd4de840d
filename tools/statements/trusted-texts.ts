/** Columns of texts whose values the server checks, not the database: an extension may add some. */
export const trustedTexts: readonly string[] = ['language']
