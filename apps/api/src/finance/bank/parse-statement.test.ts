// Statements as banks write them, and what is refused of them.
import { expect, test } from 'vitest'
import { offOf, parseStatement, type Statement } from './parse-statement.ts'

const camt = (entries: string, more = '') => `<?xml version="1.0"?>${more}
<Document xmlns="urn:iso:std:iso:20022:tech:xsd:camt.053.001.02"><BkToCstmrStmt><Stmt><Acct><Id><IBAN>AE070331234567890123456</IBAN></Id></Acct>
<Bal><Tp><CdOrPrtry><Cd>OPBD</Cd></CdOrPrtry></Tp><Amt Ccy="AED">1000.00</Amt><CdtDbtInd>CRDT</CdtDbtInd><Dt><Dt>2026-10-01</Dt></Dt></Bal>
<Bal><Tp><CdOrPrtry><Cd>CLBD</Cd></CdOrPrtry></Tp><Amt Ccy="AED">1380.00</Amt><CdtDbtInd>CRDT</CdtDbtInd><Dt><Dt>2026-10-31</Dt></Dt></Bal>
${entries}</Stmt></BkToCstmrStmt></Document>`
const entry = (
  amount: string,
  way: string,
  currency = 'AED',
) => `<Ntry><Amt Ccy="${currency}">${amount}</Amt><CdtDbtInd>${way}</CdtDbtInd>
<BookgDt><Dt>2026-10-07</Dt></BookgDt><NtryDtls><TxDtls><Refs><EndToEndId>STL-26-000001</EndToEndId></Refs>
<RltdPties><Dbtr><Nm>Falcon &amp; Sons</Nm></Dbtr><Cdtr><Nm>Al Noor</Nm></Cdtr></RltdPties>
<RmtInf><Ustrd>Settlement STL-26-000001</Ustrd></RmtInf></TxDtls></NtryDtls></Ntry>`

test('camt.053 is read with its parties, and both balances agree with its lines', () => {
  const read = parseStatement(camt(entry('500.00', 'CRDT') + entry('120.00', 'DBIT'))) as Statement
  expect(read).toMatchObject({ account: 'AE070331234567890123456', from: '2026-10-01', to: '2026-10-31' })
  expect(read.lines).toEqual([
    {
      day: '2026-10-07',
      fils: 50_000n,
      reference: 'STL-26-000001',
      text: 'Settlement STL-26-000001',
      party: 'Falcon & Sons',
    },
    {
      day: '2026-10-07',
      fils: -12_000n,
      reference: 'STL-26-000001',
      text: 'Settlement STL-26-000001',
      party: 'Al Noor',
    },
  ])
  expect(offOf(read)).toBe(0n)
})

test('entities of a file, another currency and a second statement are refused', () => {
  const bomb = '<!DOCTYPE x [<!ENTITY a "aaaa">]>'
  expect(parseStatement(camt(entry('380.00', 'CRDT'), bomb))).toEqual({ fault: 'file' })
  expect(parseStatement(camt(entry('380.00', 'CRDT', 'USD')))).toEqual({ fault: 'row', row: 1 })
  expect(parseStatement('<Document></Document>')).toEqual({ fault: 'file' })
})

const csv = (last: string) => `Date;Description;Reference;Debit;Credit;Balance
01/10/2026;"Salary; advance";R1;;1,500.00;"2,500.00"
02/10/2026;Fee;R2;120.00;;${last}`

test('V23: a table whose lines do not come to its closing balance is 10.00 off', () => {
  const off = (last: string) => offOf(parseStatement(csv(last)) as Statement)
  expect([off('2380.00'), off('2390.00')]).toEqual([0n, 1000n])
})

test.each([
  ['without a balance', 'Date,Amount\n2026-10-01,5', { fault: 'file' }],
  ['a day that is none', 'Date,Amount,Balance\n2026-02-31,5,5', { fault: 'row', row: 2 }],
  ['three decimals', 'Date,Amount,Balance\n2026-02-01,5.001,5', { fault: 'row', row: 2 }],
  ['no line', 'Date,Amount,Balance', { fault: 'file' }],
])('a table is refused: %s', (_name, content, fault) => {
  expect(parseStatement(content)).toEqual(fault)
})
