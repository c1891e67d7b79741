// Statements as banks write them, and what is refused of them.
import { expect, test } from 'vitest'
import { formatOf, parseStatement } from './parse-statement.ts'
import { offOf, type Statement } from './statement.ts'

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

const mt940 = (
  lines: string,
  closing = 'C261031AED1380,00',
) => `{1:F01BANKAEADXXXX0000000000}{2:O9401200261031}{4:
:20:STMT-26-10
:25:AE070331234567890123456
:28C:10/1
:60F:C261001AED1000,00
${lines}
:62F:${closing}
:64:C261031AED1380,00
-}`

test('MT940 is read with its narrative, and a reversed debit is a credit', () => {
  const read = parseStatement(
    mt940(`:61:2610071007C500,00NTRFNI-20261006-01//BANKREF1
Card settlement
:86:?20Card settlement?21NI-20261006-01?32MARSA GATEWAY?33FZ LLC
:61:2610081008D150,NCHGNONREF
:86:Charges of
October
:61:2610091009RD30,NMSCREF9`),
  ) as Statement
  expect(read).toMatchObject({ account: 'AE070331234567890123456', from: '2026-10-01', to: '2026-10-31' })
  expect(read.lines).toEqual([
    {
      day: '2026-10-07',
      fils: 50_000n,
      reference: 'NI-20261006-01',
      text: 'Card settlement NI-20261006-01',
      party: 'MARSA GATEWAY FZ LLC',
    },
    { day: '2026-10-08', fils: -15_000n, reference: '', text: 'Charges of October', party: '' },
    { day: '2026-10-09', fils: 3_000n, reference: 'REF9', text: '', party: '' },
  ])
  expect(offOf(read)).toBe(0n)
})

test('the day of booking of MT940 counts, in the year next to the value day', () => {
  const read = parseStatement(
    mt940(':61:2612311231C100,00NTRFA1\n:61:2612310102C280,00NTRFA2', 'C270131AED1380,00'),
  ) as Statement
  expect(read.lines.map(({ day }) => day)).toEqual(['2026-12-31', '2027-01-02'])
})

test.each([
  ['another currency', mt940(':61:2610071007C500,00NTRFA1').replace(/AED1000/, 'USD1000'), { fault: 'file' }],
  ['a second statement', mt940('').repeat(2), { fault: 'file' }],
  ['no closing balance', mt940('').replace(/^:62F:.*$/m, ''), { fault: 'file' }],
  ['a line without an amount', mt940(':61:2610071007CNTRFA1'), { fault: 'row', row: 1 }],
  ['three decimals', mt940(':61:2610071007C5,001NTRFA1'), { fault: 'row', row: 1 }],
])('MT940 is refused: %s', (_name, content, fault) => {
  expect(parseStatement(content)).toEqual(fault)
})

test('formats are told apart by what they hold', () => {
  expect([formatOf(camt('')), formatOf(mt940('')), formatOf(csv('1'))]).toEqual(['camt.053', 'MT940', 'CSV'])
})
