export interface PageParts {
  /** None in the shell: a script in its head decides. */
  readonly language?: string
  readonly head: string
  readonly body: string
  /** Whether the content depends on the market's amounts, so that it is left out where those are others. */
  readonly isOfMarket?: boolean
  /** Follows the page's own content. */
  readonly end?: string
}

/** Puts a written page into the built `index.html`. The client hydrates a page that is marked as prerendered. */
export function fillTemplate(
  template: string,
  { language, head, body, isOfMarket = false, end = '' }: PageParts,
): string {
  return [
    ['<html lang="">', `<html lang="${language ?? ''}">`],
    ['<!--head-->', head],
    [
      '<div id="root"><!--page--></div>',
      `<div id="root"${language ? ' data-prerendered' : ''}${isOfMarket ? ' data-market' : ''}>${body}</div>${isOfMarket ? '<!--root-->' : ''}${end}`,
    ],
  ].reduce((html, [place = '', text = '']) => {
    if (!html.includes(place)) throw new Error(`index.html has no ${place}`)
    return html.replace(place, () => text)
  }, template)
}
