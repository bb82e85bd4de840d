/** The address that push services may write to, as a link, from the sender of emails. */
export const contactOf = (sender: string): string =>
  `mailto:${/[^<\s]+@[^>\s]+/.exec(sender)?.[0] ?? 'hello@washline.invalid'}`
