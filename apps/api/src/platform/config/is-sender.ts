const address = /^[^\s<>@"]+@[^\s<>@"]+$/

/** Whether a text can be the sender of an email: `name@example.com`, or `Name <name@example.com>`. */
export const isSender = (text: string): boolean => {
  const [, name = '', inside] = /^([^<>\r\n]*)<([^<>]*)>$/.exec(text.trim()) ?? []
  return inside === undefined ? address.test(text.trim()) : address.test(inside) && !/[\r\n]/.test(name)
}
