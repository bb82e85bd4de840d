/** An answer of the API: a status and a body in Stripe's shapes. */
export interface Answer {
  readonly status: number
  readonly body: unknown
}

export interface Asked {
  readonly method: string
  readonly path: readonly string[]
  readonly form: URLSearchParams
  readonly query: URLSearchParams
  /** The connected account that the call is made for. */
  readonly account: string | undefined
}

export const ok = (body: unknown): Answer => ({ status: 200, body })

export const failed = (status: number, error: Record<string, unknown>): Answer => ({ status, body: { error } })

export const refused = (code: string | undefined, message: string, param?: string): Answer =>
  failed(400, { type: 'invalid_request_error', message, ...(code ? { code } : {}), ...(param ? { param } : {}) })

export const insufficient = () => refused('balance_insufficient', 'You have insufficient funds in your Stripe account.')

/** 404 for an object in the path, 400 for one in a parameter. */
export const missing = (what: string, id: string, param?: string): Answer =>
  failed(param ? 400 : 404, {
    type: 'invalid_request_error',
    code: 'resource_missing',
    message: `No such ${what}: '${id}'`,
    param: param ?? 'id',
  })

export const list = (url: string, data: readonly unknown[]): Answer =>
  ok({ object: 'list', url, has_more: false, data })

/** `metadata[key]=value` of a form. */
export const metadataOf = (form: URLSearchParams): Record<string, string> =>
  Object.fromEntries(
    [...form].flatMap(([name, value]) => {
      const key = /^metadata\[(.+)\]$/.exec(name)?.[1]
      return key ? [[key, value]] : []
    }),
  )

/** A whole, positive amount; otherwise Stripe's refusal of it. */
export const amountOf = (form: URLSearchParams, name = 'amount'): number | Answer => {
  const text = form.get(name)
  if (text === null) return refused('parameter_missing', `Missing required param: ${name}.`, name)
  if (!/^-?\d+$/.test(text)) return refused('parameter_invalid_integer', `Invalid integer: ${text}`, name)
  return Number(text) > 0
    ? Number(text)
    : refused('parameter_invalid_integer', 'This value must be greater than or equal to 1.', name)
}
