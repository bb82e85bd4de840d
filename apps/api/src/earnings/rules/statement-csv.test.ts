import type { Statement } from '@washline/contract/earnings/schemas'
import { toOrderId } from '@washline/contract/ids'
import { minor } from '@washline/contract/money'
import { expect, it } from 'vitest'
import { statementCsv } from './statement-csv.ts'

const aStatement = (businessName: string): Statement => ({
  month: '2026-11',
  time_zone: 'Asia/Kuala_Lumpur',
  currency: 'myr',
  washer: { name: 'Sam', business_name: businessName },
  opening_minor: minor(1_000),
  earned_minor: minor(1_700),
  paid_out_minor: minor(1_250),
  closing_minor: minor(1_450),
  movements: [
    {
      at: '2026-11-03T04:05:06.000Z',
      day: '2026-11-03',
      kind: 'order_earning',
      order_id: toOrderId(100_482),
      value_minor: minor(2_000),
      commission_minor: minor(300),
      amount_minor: minor(1_700),
      balance_minor: minor(2_700),
    },
    {
      at: '2026-11-04T00:00:00.000Z',
      day: '2026-11-04',
      kind: 'cash_out',
      order_id: null,
      value_minor: null,
      commission_minor: null,
      amount_minor: minor(-1_250),
      balance_minor: minor(1_450),
    },
  ],
})

it('has a header, a line for each movement and the balances around them, ended by CRLF', () => {
  expect(statementCsv(aStatement('Sudsy'))).toBe(
    [
      'Date,Time (UTC),Description,Order,Order value,Commission,Amount,Balance,Currency,Washer',
      '2026-11 (Asia/Kuala_Lumpur),,Opening balance,,,,,10.00,myr,Sudsy',
      '2026-11-03,04:05:06,Order,WL-100482,20.00,3.00,17.00,27.00,myr,Sudsy',
      '2026-11-04,00:00:00,Payout,,,,-12.50,14.50,myr,Sudsy',
      '2026-11 (Asia/Kuala_Lumpur),,Closing balance,,,,,14.50,myr,Sudsy',
      '',
    ].join('\r\n'),
  )
})

it.each([
  ['Wash, "n" go', '"Wash, ""n"" go"'],
  ['two\nlines', '"two\nlines"'],
  ['=HYPERLINK("http://evil")', `"'=HYPERLINK(""http://evil"")"`],
  ['+1', "'+1"],
  ['-1', "'-1"],
  ['@SUM', "'@SUM"],
  ['\tTab', "'\tTab"],
  ['＝HYPERLINK(1)', "'＝HYPERLINK(1)"],
  ['＋1', "'＋1"],
  ['－1', "'－1"],
  ['＠SUM', "'＠SUM"],
  ['  =1', "'  =1"],
  ['\u3000=1', "'\u3000=1"],
  ['\u200b=1', "'\u200b=1"],
  ['\ufeff@SUM', "'\ufeff@SUM"],
  ['\u202e=1', "'\u202e=1"],
  ['\r=1', `"'\r=1"`],
  ['Zoë 洗濯', 'Zoë 洗濯'],
])('writes %j so that it is read as that text', (name, cell) => {
  expect(statementCsv(aStatement(name)).split('\r\n')[1]).toBe(
    `2026-11 (Asia/Kuala_Lumpur),,Opening balance,,,,,10.00,myr,${cell}`,
  )
})
