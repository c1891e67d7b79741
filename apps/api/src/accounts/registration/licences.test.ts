// Loading the register of trade licences: all or nothing, a trial first, what is wrong in which line, and the history.
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import {
  downloadLicenceSample,
  listLicenceLoads,
  listLicences,
  loadLicences,
} from '@marsa/model/accounts/registration/licence-endpoints.ts'
import { testApp, type TestApp } from '../../../test/app.ts'
import { addPerson, type Person } from '../../../test/people.ts'
import { readCsv } from '../../kit/read-csv.ts'

let app: TestApp
let admin: Person
beforeAll(async () => {
  app = await testApp()
  admin = await addPerson(app.db, 'admin')
})
afterAll(() => app.close())

const head = 'number,name_en,name_ar,authority,emirate,expires_on'
const load = async (content: string | Uint8Array<ArrayBuffer>, apply = true, name = 'licences.csv') => {
  const body = new FormData()
  body.append('file', new Blob([content]), name)
  if (apply) body.append('apply', 'true')
  return app.ask(admin, loadLicences, { body })
}
const found = async (text: string) =>
  (await app.ask(admin, listLicences, { query: { text } })).body.items.map(
    (row: { number: string }) => row.number,
  )

test('a trial says what would happen and changes nothing; loading does it and is remembered', async () => {
  const file = `${head}\r\nL-100,"Corner, and Sons",ركن وأبناؤه,DET,DU,2030-01-31\r\nl-101,"Said ""Quick""",سعيد,DET,du,٢٠٣٠-٠١-٣١\r\n`
  const expected = { rows: 2, added: 2, changed: 0, unchanged: 0, wrong: 0, errors: [] }
  expect((await load(file, false)).body).toEqual({ loaded: false, ...expected })
  expect(await found('L-10')).toEqual([])
  expect((await load(file)).body).toEqual({ loaded: true, ...expected })
  expect(await found('L-10')).toEqual(['L-100', 'L-101'])
  expect(await found('ركن')).toEqual(['L-100'])
  const [newest] = (await app.ask(admin, listLicenceLoads)).body.items
  expect(newest).toMatchObject({ fileName: 'licences.csv', rows: 2, added: 2, changed: 0 })

  const later = `${head}\nL-100,"Corner, and Sons",ركن وأبناؤه,DET,DU,2031-01-31\nL-101,"Said ""Quick""",سعيد,DET,DU,2030-01-31\n`
  expect((await load(later)).body).toMatchObject({ loaded: true, added: 0, changed: 1, unchanged: 1 })
})

test('one wrong line keeps all others out, and every error names its line and column', async () => {
  const file = `${head}
L-200,Good,جيد,DET,DU,2030-01-31
L-201,Bad day,يوم,DET,DU,2030-02-30
L-202,,اسم,DET,XX,2030-01-31
L-200,Twice,مكرر,DET,DU,2030-01-31
L-203,Short,قصير
`
  const { body } = await load(file)
  expect(body).toMatchObject({ loaded: false, rows: 5, wrong: 4 })
  expect(
    body.errors.map(({ line, column }: { line: number; column: string | null }) => [line, column]),
  ).toEqual([
    [3, 'expires_on'],
    [4, 'name_en'],
    [4, 'emirate'],
    [5, 'number'],
    [6, null],
  ])
  expect(body.errors[0].messageAr).toMatch(/[\u0600-\u06ff]/)
  expect(await found('L-20')).toEqual([])
})

describe('refused is', () => {
  test.each([
    ['another kind of file', `${head}\n`, 'licences.xlsx', 'accounts.licence-file'],
    ['an empty file', '', 'licences.csv', 'accounts.licence-file'],
    ['other columns', 'number,name\nL-1,x\n', 'licences.csv', 'accounts.licence-columns'],
    ['a file without rows', `${head}\n`, 'licences.csv', 'accounts.licence-empty'],
  ])('%s', async (_, content, name, code) => {
    expect((await load(content, true, name)).body.code).toBe(code)
  })

  test('what is not UTF-8, and a body that is no form', async () => {
    expect((await load(new Uint8Array([0x4e, 0xff, 0xfe, 0x2c]))).body.code).toBe('accounts.licence-file')
    expect((await app.ask(admin, loadLicences, { body: {} })).body.code).toBe('accounts.licence-file')
  })
})

test('the sample can be loaded as it is', async () => {
  const sample = await app.ask(admin, downloadLicenceSample)
  expect(sample.headers['content-disposition']).toContain('trade-licences.csv')
  expect((await load(new Uint8Array(sample.raw))).body).toMatchObject({ loaded: true, wrong: 0 })
})

test('CSV is read with quotes, line breaks inside cells, and semicolons', () => {
  expect(readCsv('\ufeffa;b\r\n"x\n""y""";2\r\n\r\nlast;"3"')).toEqual([
    { line: 1, cells: ['a', 'b'] },
    { line: 2, cells: ['x\n"y"', '2'] },
    { line: 5, cells: ['last', '3'] },
  ])
})
