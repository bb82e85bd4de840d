import type { Statement } from '@washline/contract/earnings/schemas'
import { expect, it } from 'vitest'
import { statementCsv } from './statement-csv.ts'

const aStatement = (businessName: string): Statement => ({
  month: '2026-11',
  time_zone: 'Asia/Kuala_Lumpur',
  currency: 'myr',
  washer: { name: 'Sam', business_name: businessName },
  opening: 10,
  earned: 17,
  paid_out: 12.5,
  closing: 14.5,
  movements: [
    {
      at: '2026-11-03T04:05:06.000Z',
      day: '2026-11-03',
      kind: 'order_earning',
      order_id: 100_482,
      value: 20,
      commission: 3,
      amount: 17,
      balance: 27,
    },
    {
      at: '2026-11-04T00:00:00.000Z',
      day: '2026-11-04',
      kind: 'cash_out',
      order_id: null,
      value: null,
      commission: null,
      amount: -12.5,
      balance: 14.5,
    },
  ],
})

it('has a header, a line for each movement and the balances around them, ended by CRLF', () => {
  expect(statementCsv(aStatement('Sudsy'))).toBe(
    [
      'Date,Time (UTC),What,Order,Order value,Commission,Amount,Balance,Currency,Washer',
      '2026-11 (Asia/Kuala_Lumpur),,Opening balance,,,,,10.00,myr,Sudsy',
      '2026-11-03,04:05:06,Order,WL-100482,20.00,3.00,17.00,27.00,myr,Sudsy',
      '2026-11-04,00:00:00,Cash-out,,,,-12.50,14.50,myr,Sudsy',
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
  ['Zoë 洗濯', 'Zoë 洗濯'],
])('writes %j so that it is read as that text', (name, cell) => {
  expect(statementCsv(aStatement(name)).split('\r\n')[1]).toBe(
    `2026-11 (Asia/Kuala_Lumpur),,Opening balance,,,,,10.00,myr,${cell}`,
  )
})
