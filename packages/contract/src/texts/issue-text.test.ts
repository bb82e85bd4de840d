import { describe, expect, it } from 'vitest'
import { z } from 'zod'
import { issueText, issueTexts } from './issue-text.ts'

const textOf = (schema: z.ZodType, value: unknown) =>
  schema.safeParse(value, { error: issueText }).error?.issues.map(({ message }) => message)

describe('the text of a failed check', () => {
  it.each<[z.ZodType, unknown, string]>([
    [z.string(), undefined, issueTexts.missing],
    [z.enum(['a', 'b']), undefined, issueTexts.missing],
    [z.string(), 1, issueTexts.text],
    [z.number(), 'x', issueTexts.number],
    [z.int(), 0.5, issueTexts.wholeNumber],
    [z.boolean(), 'x', issueTexts.yesOrNo],
    [z.array(z.string()), 'x', issueTexts.list],
    [z.object({}), 'x', issueTexts.object],
    [z.record(z.string(), z.string()), 1, issueTexts.object],
    [z.never(), 1, issueTexts.nothing],
    [z.enum(['a', 'b']), 'c', issueTexts.choice],
    [z.literal(true), false, issueTexts.choice],
    [z.union([z.string(), z.number()]), true, issueTexts.choice],
    [z.string().min(2), 'a', issueTexts.textTooShort],
    [z.string().max(2), 'abc', issueTexts.textTooLong],
    [z.number().min(2), 1, issueTexts.numberTooSmall],
    [z.int().positive(), 0, issueTexts.numberTooSmall],
    [z.number().max(2), 3, issueTexts.numberTooLarge],
    [z.int(), 2 ** 60, issueTexts.numberTooLarge],
    [z.array(z.string()).min(1), [], issueTexts.listTooShort],
    [z.array(z.string()).max(0), ['a'], issueTexts.listTooLong],
    [z.email(), 'x', issueTexts.email],
    [z.iso.datetime(), 'x', issueTexts.dateTime],
    [z.iso.date(), 'x', issueTexts.date],
    [z.url(), 'x', issueTexts.address],
    [z.string().regex(/^a$/), 'x', issueTexts.form],
    [z.number().multipleOf(2), 3, issueTexts.step],
    [z.strictObject({}), { a: 1 }, issueTexts.unknownField],
    [z.record(z.iso.date(), z.string()), { a: 'b' }, issueTexts.other],
    [z.string().refine(() => false), 'x', issueTexts.other],
  ])('%# is one of the product', (schema, value, text) => expect(textOf(schema, value)).toEqual([text]))

  it('is that of the schema where it has one', () => {
    expect(textOf(z.string('Please write your name.'), 1)).toEqual(['Please write your name.'])
    expect(textOf(z.string().min(2, 'Two characters or more.'), 'a')).toEqual(['Two characters or more.'])
  })
})
