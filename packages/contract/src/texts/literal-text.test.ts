import { expectTypeOf, it } from 'vitest'
import type { LiteralText } from './literal-text.ts'

it('accepts literals and unions of them, and no other text', () => {
  expectTypeOf<LiteralText<'Home'>>().toEqualTypeOf<'Home'>()
  expectTypeOf<LiteralText<'Home' | 'Back'>>().toEqualTypeOf<'Home' | 'Back'>()
  expectTypeOf<LiteralText<string>>().toBeNever()
  expectTypeOf<LiteralText<`Hello ${string}`>>().toBeNever()
})
