import { describe, expect, it } from 'vitest'
import { readJobs, readParams, readWorkers } from './read-scenario.ts'
import { readTable } from './read-table.ts'

const stop = { x: 1, y: 2, readyS: 3, serviceS: 4, dueS: 5 }
const second = { x: 6, y: 7, readyS: 8, serviceS: 9, dueS: 10 }

describe('a scenario', () => {
  it.each([
    [
      'numbered suffixes',
      'id,placed_s,x1,y1,ready_s1,service_s1,due_s1,x2,y2,ready_s2,service_s2,due_s2',
      '1,2,3,4,5,6,7,8,9,10',
    ],
    ['prefixes', 'id,placed_s,stop1_x,stop1_y,stop1_ready_s,stop1_service_s,stop1_due_s', '1,2,3,4,5,6,7,8,9,10'],
    ['names that mean nothing', 'id,placed_s,a,b,c,d,e', '1,2,3,4,5,6,7,8,9,10'],
    ['another order of columns', 'id,placed_s,x,y,due_s,ready_s,service_s', '1,2,5,3,4,6,7,10,8,9'],
    ['all stops in one column', 'id,placed_s,stops', '"[[1, 2, 3, 4, 5], [6, 7, 8, 9, 10]]"'],
    ['semicolons', 'id;placed_s;x;y;ready;service;due', '1;2;3;4;5;6;7;8;9;10'],
  ])('has stops under %s', (_, header, values) => {
    const separator = header.includes(';') ? ';' : ','
    const [job] = readJobs(readTable(`${header}\n${['a', '0', values].join(separator)}\n`))
    expect(job).toEqual({ id: 'a', placedS: 0, stops: [stop, second] })
  })

  it('adds the stops of rows with the same id, and reads jobs of different lengths', () => {
    const text = 'id,placed_s,x,y,ready_s,service_s,due_s,,,,,\na,0,1,2,3,4,5\na,0,6,7,8,9,10\nb,3,1,2,,,,,,,,\n'
    const open = { x: 1, y: 2, readyS: 3, serviceS: 0, dueS: Number.POSITIVE_INFINITY }
    expect(readJobs(readTable(text)).map(({ stops }) => stops)).toEqual([[stop, second], [open]])
  })

  it.each([
    ['a place', 'a,0,,2,3,4,5', '"a" has a stop without a place'],
    ['a finite place', 'a,0,inf,2,3,4,5', '"a" has a stop without a place'],
    ['any stop', 'a,0,,,,,', '"a" has no stop'],
    ['a number', 'a,soon,1,2,3,4,5', '"soon" is not a number'],
  ])('names the line of a job without %s', (_, row, message) => {
    const text = `\uFEFF"id",placed_s,x,y,ready_s,service_s,due_s\r\n\r\nb,0,-1.5,2,3,4,5\r\n${row}\r\n`
    expect(() => readJobs(readTable(text))).toThrow(`jobs.csv, line 4: ${message}`)
  })

  it.each([
    ['w,1,2,30,20,1', '"w" goes off duty before coming on'],
    ['w,,2,0,20,1', '"w" has no place'],
    ['w,1,2,0,x,1', '"x" is not a number'],
  ])('names the line of a worker %s', (row, message) => {
    expect(() => readWorkers(readTable(`id,x,y,on_s,off_s,capacity\n\n${row}\n`))).toThrow(
      `workers.csv, line 3: ${message}`,
    )
  })

  it.each([[null], [{}], [{ speed: 0 }]])('names the file of params that are none: %j', (params) => {
    expect(() => readParams(params)).toThrow('params.json: ')
  })

  it('has workers whose shift may be open and whose capacity is one where nothing is given', () => {
    expect(readWorkers(readTable('id,x,y,on_s,off_s,capacity\nw,1,2,3,,\n'))).toEqual([
      { id: 'w', x: 1, y: 2, onS: 3, offS: Number.POSITIVE_INFINITY, capacity: 1 },
    ])
  })

  it.each([
    [{ metres_per_minute: 320, offer_seconds: 15, batch_seconds: 60, seed: 4 }],
    [{ 'meters per minute': 320, offer_s: 15, batch_s: 60, seed: 4 }],
    [{ speed: 320, offerS: 15, batchS: 60, seed: '4' }],
  ])('has params in the usual spellings: %j', (params) => {
    expect(readParams(params)).toEqual({ metresPerMinute: 320, offerS: 15, batchS: 60, seed: 4 })
  })
})
