// Parcels that go into fewer boxes: only whole measures, never for more weight, and nothing is lost of what they weigh.
import { expect, test } from 'vitest'
import { packTogether } from './pack-together.ts'

const parcel = (weight: string, length: string, width: string, height: string) => ({
  weight,
  length,
  width,
  height,
  packaging: 'OWN' as const,
})
const small = parcel('2.1', '25', '18', '12')

test('three become one box that weighs what they weigh', () => {
  expect(packTogether([small, small, small])).toMatchObject({
    packages: [{ weight: '6.3', length: '40', width: '30', height: '20', packaging: 'M' }],
    boxes: [{ code: 'M', items: [0, 1, 2] }],
    gramsNow: 6_300,
    gramsThen: 6_300,
  })
})

test('what fits no box stays as it is beside the box of the others', () => {
  const long = parcel('4', '120', '20', '20')
  const heavier = { ...small, weight: '2.5' }
  expect(packTogether([heavier, long, heavier])?.packages).toEqual([
    long,
    expect.objectContaining({ weight: '5', packaging: 'M' }),
  ])
})

test.each([
  ['one parcel', [small]],
  ['a measure is missing', [small, parcel('1', '', '10', '10')]],
  ['one may not travel', [small, small, parcel('31', '20', '20', '20')]],
  ['too heavy for one box', [parcel('20', '30', '20', '10'), parcel('16', '25', '20', '10')]],
  ['the box would weigh more than they do', [parcel('0.2', '28', '18', '3'), parcel('0.2', '28', '18', '3')]],
])('nothing is offered: %s', (_, packages) => expect(packTogether(packages)).toBeUndefined())
