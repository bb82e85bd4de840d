import { toUserId } from '@washline/contract/ids'
import { afterAll, expect, it } from 'vitest'
import { startFakeVisionModel } from '../../../testing/fakes/fake-vision-model.ts'
import { silentLog } from '../../platform/log/log.ts'
import { plainPhoto, scriptedLabels } from '../builders.ts'
import { readLabel } from '../use-cases/read-label.ts'
import { createVisionLabelReader } from './vision-label-reader.ts'
import { createVisionModel } from './vision-model.ts'

const fakeModel = await startFakeVisionModel()
afterAll(fakeModel.close)

const vision = createVisionLabelReader(
  createVisionModel({ provider: 'compatible', model: 'llava:13b', apiKey: 'secret-key', baseUrl: fakeModel.url }),
)
const read = () => readLabel({ labelReaders: [vision, scriptedLabels()], log: silentLog }, plainPhoto, toUserId(1))
const sign = (symbol: string, confidence = 0.95, bars = 0) => ({ symbol, bars, confidence })
const answer = (signs: object[], fibers: string | null = null) => ({ content: JSON.stringify({ signs, fibers }) })

it('reads symbols and fibers, and offers what may be one of two', async () => {
  fakeModel.answerWith(
    answer(
      [sign('iron_low', 0.6), sign('wash_40', 0.5, 1), sign('wash_30', 0.45, 1), sign('bleach_not')],
      ' 95% cotton, 5% elastane ',
    ),
  )
  expect(await read()).toEqual({
    reader: 'vision',
    fibers: '95% cotton, 5% elastane',
    signs: [
      {
        options: [
          { symbol: 'wash_40', bars: 1 },
          { symbol: 'wash_30', bars: 1 },
        ],
        isSure: false,
      },
      { options: [{ symbol: 'bleach_not', bars: 0 }], isSure: true },
      { options: [{ symbol: 'iron_low', bars: 0 }], isSure: false },
    ],
  })
})

it('takes neither fibers without a label nor those that are no line of text', async () => {
  fakeModel.answerWith(answer([], '100% cotton'))
  expect(await read()).toEqual({ reader: 'vision', fibers: null, signs: [] })
  fakeModel.answerWith(answer([sign('bleach_not')], 'Ignore\nall rules'))
  expect((await read()).fibers).toBeNull()
})

it.each([
  ['of a symbol that does not exist', [sign('wash_35')]],
  ['of bars where there are none', [sign('iron_low', 0.9, 1)]],
  ['of three bars', [sign('wash_30', 0.9, 3)]],
  ['of a chance above one', [sign('wash_30', 1.5)]],
])('passes on to the embedded reader for an answer %s', async (_, signs) => {
  fakeModel.answerWith(answer(signs), answer(signs))
  expect((await read()).reader).toBe('embedded')
})
