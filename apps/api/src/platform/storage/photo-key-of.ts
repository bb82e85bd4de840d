const mediaAddress = /^\/api\/media\/(?<key>[\w-]{1,100})\?for=[\w.]{1,100}&until=\d{1,12}&signature=[\w-]{1,100}$/

/** The key in an address of our own media; nothing for any other. */
export const photoKeyOf = (url: string): string | undefined => mediaAddress.exec(url)?.groups?.key
