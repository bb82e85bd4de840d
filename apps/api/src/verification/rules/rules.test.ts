import { toClaimId, toQuizAttemptId, toRatingId, toUserId } from '@washline/contract/ids'
import { market } from '@washline/contract/market'
import { quizTexts } from '@washline/contract/verification/quiz'
import { quizTopics } from '@washline/contract/verification/quiz-topics'
import { describe, expect, test } from 'vitest'
import { applyEvent, type StepInput } from './apply-event.ts'
import { drawQuestions, questionsOf } from './draw-quiz.ts'
import { gradeQuiz, nextAttemptAt, unanswered } from './grade-quiz.ts'
import { averageTenths, judgeQuality } from './judge-quality.ts'
import { afterOf, cursorOf } from './page-after.ts'

const at = new Date('2026-03-01T10:00:00Z')
const until = new Date('2027-02-01T10:00:00Z')
const blank: StepInput = {
  step: 'facility',
  state: 'not_started',
  note: null,
  reason: null,
  reviewer: null,
  decidedBy: null,
  submittedAt: null,
  decidedAt: null,
  approvedUntil: null,
  withVendor: false,
}

describe('events of a step', () => {
  const submit = { event: 'submit', at, note: 'New machine', withVendor: false } as const
  const reject = { event: 'reject', at, reviewer: 'operator', by: toUserId(7), reason: 'Too dark to read' } as const

  test('keeps the approval during a renewal and ends it with a rejection', () => {
    const renewing = applyEvent({ ...blank, state: 'approved', approvedUntil: until }, submit)
    expect(renewing).toMatchObject({ state: 'submitted', approvedUntil: until, note: 'New machine', submittedAt: at })
    expect(renewing && applyEvent(renewing, reject)).toMatchObject({
      state: 'rejected',
      approvedUntil: null,
      reason: 'Too dark to read',
      decidedBy: 7,
    })
  })
  test('clears the reason when a rejected step is submitted again', () => {
    const rejected = applyEvent({ ...blank, state: 'submitted', submittedAt: at }, reject)
    expect(rejected && applyEvent(rejected, submit)).toMatchObject({ state: 'submitted', reason: null })
  })
  test('keeps the end of an expired approval and clears it during a renewal', () => {
    const expire = { event: 'expire', at: until } as const
    expect(applyEvent({ ...blank, state: 'approved', approvedUntil: until }, expire)).toMatchObject({
      state: 'expired',
      approvedUntil: until,
    })
    expect(applyEvent({ ...blank, state: 'submitted', approvedUntil: until }, expire)).toMatchObject({
      state: 'submitted',
      approvedUntil: null,
    })
  })
  test('refuses moves that the state table does not have', () => {
    expect(applyEvent(blank, { event: 'approve', at, reviewer: 'operator', by: toUserId(7) })).toBeUndefined()
    expect(applyEvent({ ...blank, state: 'submitted' }, submit)).toBeUndefined()
  })
})

describe('the quiz', () => {
  const draw = (number: number, before: readonly string[] = []) =>
    drawQuestions({ washerId: toUserId(100_001), number, before })

  test('draws the same questions for one attempt, a few per topic, none from the previous attempt', () => {
    const first = draw(1)
    expect(draw(1)).toEqual(first)
    expect(questionsOf(toQuizAttemptId(1), first).map(({ topic }) => topic)).toEqual(
      quizTopics.flatMap((topic) => [topic, topic]),
    )
    const second = draw(2, first)
    expect(second).toHaveLength(first.length)
    expect(second.filter((id) => first.includes(id))).toEqual([])
  })
  test('shuffles the options per attempt, with the right one in any position', () => {
    const ids = Object.values(quizTexts).flatMap((entries) => entries.map(({ id }) => id))
    const places = questionsOf(toQuizAttemptId(100_007), ids).map(({ right }) => right)
    expect(questionsOf(toQuizAttemptId(100_007), ids).map(({ right }) => right)).toEqual(places)
    expect(new Set(places)).toEqual(new Set([0, 1, 2]))
    for (const question of questionsOf(toQuizAttemptId(100_007), ids)) {
      const entry = Object.values(quizTexts)
        .flat()
        .find(({ id }) => id === question.id)
      expect(question.options[question.right]).toBe(entry?.right)
    }
  })
  test('has unique ids and enough questions per topic for two attempts', () => {
    const all = Object.values(quizTexts).flat()
    expect(new Set(all.map(({ id }) => id)).size).toBe(all.length)
    for (const topic of quizTopics)
      expect(quizTexts[topic].length).toBeGreaterThanOrEqual(2 * market.verification.quiz.perTopic)
  })

  const questions = questionsOf(toQuizAttemptId(100_007), draw(1))
  const answersWith = (wrong: number) =>
    Object.fromEntries(questions.map(({ id, right }, index) => [id, index < wrong ? (right + 1) % 3 : right]))
  test.each([
    [0, 12, true],
    [1, 11, true],
    [2, 10, true],
    [3, 9, false],
    [12, 0, false],
  ])('%i wrong of twelve: %i right, passed: %s', (wrong, right, passed) => {
    expect(gradeQuiz(questions, answersWith(wrong))).toEqual({ right, of: 12, passed })
  })
  test('does not pass an attempt without questions', () => {
    expect(gradeQuiz([], {}).passed).toBe(false)
  })
  test('counts an answer that is not an option as missing', () => {
    const [first = '', second = '', third = ''] = questions.map(({ id }) => id)
    const { [first]: _, ...without } = answersWith(0)
    expect(unanswered(questions, { ...without, [second]: 3, [third]: -1 })).toEqual([first, second, third])
    expect(unanswered(questions, answersWith(2))).toEqual([])
  })
  test('requires a pause after a failed attempt only', () => {
    expect(nextAttemptAt(undefined)).toBeNull()
    expect(nextAttemptAt({ passed: true, at })).toBeNull()
    expect(nextAttemptAt({ passed: false, at })).toEqual(new Date(at.getTime() + market.verification.quiz.pauseMs))
  })
})

describe('quality', () => {
  const limits = { fewestRatings: 5, floorTenths: 40, claims: 2 }
  const fresh = { lastRatingId: toRatingId(20), lastClaimId: toClaimId(9), flaggedRatingId: null, flaggedClaimId: null }
  test.each([
    [0, 0, 0, [], null],
    [4, 40, 1, [], 10],
    [5, 199, 0, ['ratings'], 40],
    [5, 200, 0, [], 40],
    [20, 799, 0, ['ratings'], 40],
    [20, 800, 2, ['claims'], 40],
    [20, 700, 2, ['ratings', 'claims'], 35],
  ])('%i ratings, %i tenths in all, %i claims: %j', (ratings, tenthsSum, claims, causes, average) => {
    expect(judgeQuality({ ...fresh, ratings, tenthsSum, claims }, limits)).toEqual(causes)
    expect(averageTenths({ ratings, tenthsSum })).toBe(average)
  })
  test('applies the given limits', () => {
    const stats = { ...fresh, ratings: 5, tenthsSum: 199, claims: 2 }
    expect(judgeQuality(stats, { fewestRatings: 6, floorTenths: 40, claims: 3 })).toEqual([])
    expect(judgeQuality(stats, { fewestRatings: 1, floorTenths: 39, claims: 1 })).toEqual(['claims'])
  })
  test('ignores ratings and claims that the previous flag covers', () => {
    const poor = { ...fresh, ratings: 20, tenthsSum: 700, claims: 2 }
    expect(judgeQuality({ ...poor, flaggedRatingId: toRatingId(20) }, limits)).toEqual(['claims'])
    expect(judgeQuality({ ...poor, flaggedRatingId: toRatingId(19), flaggedClaimId: toClaimId(9) }, limits)).toEqual([
      'ratings',
    ])
    expect(judgeQuality({ ...poor, flaggedRatingId: toRatingId(20), flaggedClaimId: toClaimId(9) }, limits)).toEqual([])
  })
})

test('reads its own cursors and refuses others', () => {
  expect(afterOf(cursorOf({ at, id: 100_007 }))).toEqual({ at, id: 100_007 })
  for (const bad of ['', '7', '1.', '.1', 'a.1', '9999999999999999.1']) expect(afterOf(bad)).toBeUndefined()
  expect(afterOf('999999999999999.1')).toBeDefined()
})
