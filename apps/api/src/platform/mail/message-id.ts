/** The Message-ID header of an email, under the sender's own domain: `<receipt-1@washline.test>`. */
export const messageId = (id: string, from: string): string =>
  `<${id}@${/@([^>\s]+)/.exec(from)?.[1] ?? 'washline.invalid'}>`
