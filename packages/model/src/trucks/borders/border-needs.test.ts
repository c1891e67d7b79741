// Which documents each post of each way asks for, and by when.
import { expect, test } from 'vitest'
import type { Pin } from '../../kit/pin.ts'
import { borderDues, borderNeeds, type BorderCrossing } from './border-needs.ts'
import { borderRouteCodes, postsOnWay } from '../road/border-routes.ts'

const crossing = (change: Partial<BorderCrossing> = {}): BorderCrossing => ({
  route: 'SA_BATHA',
  toEmirates: false,
  commodity: undefined,
  hazardous: false,
  hasDeposit: false,
  ...change,
})
const customers = ['COMMERCIAL_INVOICE', 'PACKING_LIST', 'CERTIFICATE_OF_ORIGIN']
const at = (change: Partial<BorderCrossing>, post: string) =>
  borderNeeds(crossing(change))
    .filter((need) => need.post === post)
    .map(
      ({ code, required, by, perTruck }) =>
        `${by} ${code}${perTruck ? ' each' : ''}${required ? '' : ' optional'}`,
    )

test.each<[string, Partial<BorderCrossing>, string, string[]]>([
  ['the way out of the Emirates', {}, 'GHUWAIFAT', ['agent EXPORT_DECLARATION', 'agent MANIFEST each']],
  ['into Saudi Arabia', {}, 'BATHA', ['agent MANIFEST each', 'agent TRANSIT_DOCUMENT each']],
  [
    'back from Saudi Arabia, its exit',
    { toEmirates: true },
    'BATHA',
    ['agent EXPORT_DECLARATION', 'agent MANIFEST each', 'agent TRANSIT_DOCUMENT each'],
  ],
  ['back from Saudi Arabia, home', { toEmirates: true }, 'GHUWAIFAT', ['agent MANIFEST each']],
  ['in transit through Saudi Arabia, its exit', { route: 'KW_NUWAISEEB' }, 'KHAFJI', ['agent MANIFEST each']],
  [
    'from Kuwait, into Saudi Arabia',
    { route: 'KW_NUWAISEEB', toEmirates: true },
    'KHAFJI',
    ['agent MANIFEST each', 'agent TRANSIT_DOCUMENT each'],
  ],
  ['to Oman', { route: 'OM_HATTA' }, 'WAJAJAH', ['agent MANIFEST each']],
  [
    'a deposit, where the Emirates take it',
    { hasDeposit: true },
    'GHUWAIFAT',
    ['agent EXPORT_DECLARATION', 'agent MANIFEST each', 'agent DEPOSIT_RECEIPT'],
  ],
  [
    'a deposit, where they do not',
    { hasDeposit: true },
    'BATHA',
    ['agent MANIFEST each', 'agent TRANSIT_DOCUMENT each'],
  ],
])('%s', (_, change, post, provider) =>
  expect(at(change, post)).toEqual([...customers.map((code) => `customer ${code}`), ...provider]),
)

test.each<[string, Partial<BorderCrossing>, string[]]>([
  ['milk', { commodity: '0402' }, ['customer HEALTH_CERTIFICATE']],
  ['medicines', { commodity: '300490' }, ['customer MEDICINE_PERMIT']],
  ['television sets', { commodity: '8528' }, ['customer CONFORMITY_CERTIFICATE optional']],
  [
    'paint',
    { commodity: '3208', hazardous: true },
    ['customer SAFETY_DATA_SHEET', 'customer DANGEROUS_GOODS_DECLARATION'],
  ],
  ['furniture', { commodity: '9403' }, []],
])('permits of %s, at every post', (_, change, permits) => {
  for (const post of ['GHUWAIFAT', 'BATHA']) {
    const plain = at({}, post)
    expect(at(change, post).filter((need) => !plain.includes(need))).toEqual(permits)
  }
})

test('every way asks at every post, names no document twice there, and asks once for an export declaration', () => {
  for (const route of borderRouteCodes)
    for (const toEmirates of [false, true]) {
      const needs = borderNeeds(crossing({ route, toEmirates, hasDeposit: true, commodity: '0402' }))
      expect([...new Set(needs.map(({ post }) => post))]).toEqual(
        postsOnWay(route, toEmirates).map(({ post }) => post),
      )
      const keys = needs.map(({ post, code }) => `${post} ${code}`)
      expect(new Set(keys).size).toBe(keys.length)
      expect(needs.filter(({ code }) => code === 'EXPORT_DECLARATION')).toHaveLength(1)
      const saudi = needs.filter(({ code }) => code === 'TRANSIT_DOCUMENT')
      expect(saudi).toHaveLength(route.startsWith('OM') ? 0 : 1)
    }
})

test('documents are due when a truck is expected at the post, by the way and the posts before it', () => {
  const at = new Date('2026-11-24T08:00:00+04:00')
  const usual = { GHUWAIFAT: 480, BATHA: 1_440, KHAFJI: 90 } as const
  const duesFrom = (pin: Pin | undefined) =>
    [
      ...borderDues(
        ['GHUWAIFAT', 'BATHA', 'KHAFJI'],
        { at, pin },
        (post) => usual[post as keyof typeof usual],
      ),
    ].map(([post, due]) => `${post} ${due.toISOString()}`)
  // 381.66, 5.19 and 581.64 km are 545, 10 and 825 minutes on the road.
  expect(duesFrom({ latitude: 25.1412, longitude: 55.2386 })).toEqual([
    'GHUWAIFAT 2026-11-24T13:05:00.000Z',
    'BATHA 2026-11-24T21:15:00.000Z',
    'KHAFJI 2026-11-26T11:00:00.000Z',
  ])
  expect(duesFrom(undefined)[0]).toBe('GHUWAIFAT 2026-11-24T04:00:00.000Z')
})
