/** A text that the compiler knows exactly: a literal or a union of literals, never any `string`. Else `never`. */
export type LiteralText<Text extends string> = Record<never, never> extends Record<Text, 1> ? never : Text
