// Who pays which part of the way under each rule, and where each may be used.
import { expect, test } from 'vitest'
import { fitsMode, incoterms, legsOf, type Incoterm } from './incoterms.ts'

test.each([
  ['EXW', ''],
  ['FCA', 'P XC'],
  ['FAS', 'P XC'],
  ['FOB', 'P XC XT'],
  ['CFR', 'P XC XT M'],
  ['CPT', 'P XC XT M'],
  ['CIF', 'P XC XT M I'],
  ['CIP', 'P XC XT M I'],
  ['DAP', 'P XC XT M DT D'],
  ['DPU', 'P XC XT M DT D U'],
  ['DDP', 'P XC XT M DT D IC'],
] as [Incoterm, string][])('%s: the seller pays %s', (rule, paid) =>
  expect(legsOf(rule, 'seller').join(' ')).toBe(paid),
)

test('buyer and seller pay the whole way between them', () => {
  for (const rule of Object.keys(incoterms) as Incoterm[])
    expect([...legsOf(rule, 'buyer'), ...legsOf(rule, 'seller')].toSorted()).toEqual([
      'D',
      'DT',
      'I',
      'IC',
      'M',
      'P',
      'U',
      'XC',
      'XT',
    ])
})

test('four rules are for ships alone', () => {
  const all = Object.keys(incoterms) as Incoterm[]
  expect(all.filter((rule) => !fitsMode(rule, 'air')).toSorted()).toEqual(['CFR', 'CIF', 'FAS', 'FOB'])
  expect(all.every((rule) => fitsMode(rule, 'sea'))).toBe(true)
})
