const original = 'Washline'
let shown: string = original

/** Gives the product of this installation another name; without one, its own again. */
export const nameProduct = (name: string = original): void => {
  shown = name
}

/** A text with the name that the product has here. */
export const withProductName = (text: string): string =>
  shown === original ? text : text.replaceAll(original, () => shown)
