// The order of movement events as one table: every way from its beginning to its end, and what is out of turn.
import { describe, expect, test } from 'vitest'
import { borderRouteCodes } from './border-routes.ts'
import {
  checkEvent,
  eventSources,
  nextEvents,
  roadEventCodes,
  roadPlan,
  truckState,
  type EventSource,
  type ReportedEvent,
  type RoadCarriage,
  type RoadStep,
  type StoredEvent,
} from './event-order.ts'

const domestic: RoadCarriage = { movement: 'DOMESTIC' }
const toSaudi: RoadCarriage = { movement: 'CROSS_BORDER', route: 'SA_BATHA', toEmirates: false }
const fromOman: RoadCarriage = { movement: 'CROSS_BORDER', route: 'OM_HATTA', toEmirates: true }
const toKuwait: RoadCarriage = { movement: 'CROSS_BORDER', route: 'KW_NUWAISEEB', toEmirates: false }
const importing: RoadCarriage = { movement: 'PORT', direction: 'IMPORT' }
const exporting: RoadCarriage = { movement: 'PORT', direction: 'EXPORT' }

/** "BORDER_CLEARED BATHA" as a step. */
const step = (text: string): RoadStep => {
  const [code, post = null] = text.split(' ') as [RoadStep['code'], RoadStep['post']?]
  return { code, post }
}
const text = ({ code, post }: RoadStep): string => (post ? `${code} ${post}` : code)

const minute = (count: number): Date => new Date(Date.UTC(2026, 10, 24, 4, count))
const happened = (steps: readonly string[]): StoredEvent[] =>
  steps.map((each, index) => ({ ...step(each), at: minute(index * 10), deviceEventId: `d${index}` }))
const reported = (
  what: string,
  { source = 'DRIVER', at = minute(600), deviceEventId = null as string | null } = {},
): ReportedEvent => ({ ...step(what), source: source as EventSource, at, deviceEventId })

const border = (post: string): string[] =>
  ['WAITING', 'SUBMITTED', 'CLEARED'].map((each) => `BORDER_${each} ${post}`)

const ways: [string, RoadCarriage, string[]][] = [
  ['domestic', domestic, ['AT_LOADING', 'LOADING_COMPLETED', 'ENROUTE', 'AT_UNLOADING', 'DELIVERED']],
  [
    'to Saudi Arabia',
    toSaudi,
    [
      'AT_LOADING',
      'LOADING_COMPLETED',
      'ENROUTE',
      ...border('GHUWAIFAT'),
      ...border('BATHA'),
      'AT_UNLOADING',
      'DELIVERED',
    ],
  ],
  [
    'from Oman',
    fromOman,
    [
      'AT_LOADING',
      'LOADING_COMPLETED',
      'ENROUTE',
      ...border('WAJAJAH'),
      ...border('HATTA'),
      'AT_UNLOADING',
      'DELIVERED',
    ],
  ],
  [
    'import',
    importing,
    [
      'GATE_IN',
      'AT_LOADING',
      'LOADING_COMPLETED',
      'GATE_OUT',
      'ENROUTE',
      'AT_UNLOADING',
      'DELIVERED',
      'EMPTY_RETURN',
    ],
  ],
  [
    'export',
    exporting,
    ['EMPTY_PICKUP', 'AT_LOADING', 'LOADING_COMPLETED', 'ENROUTE', 'GATE_IN', 'DELIVERED'],
  ],
]

describe.each(ways)('%s', (_, carriage, plan) => {
  test('has its events in order, and can be gone through in it', () => {
    expect(roadPlan(carriage).map(text)).toEqual(plan)
    plan.forEach((each, index) => {
      const stored = happened(plan.slice(0, index))
      expect([each, checkEvent(carriage, stored, reported(each)).outcome]).toEqual([each, 'stored'])
      expect(nextEvents(carriage, stored).map(text)).toContain(each)
      const state = truckState(carriage, stored)
      expect(state && text(state)).toBe(plan[index - 1])
    })
    expect(nextEvents(carriage, happened(plan))).toEqual([])
  })

  test('refuses to skip, naming the first step that is missing', () => {
    const certain = plan.filter((each) => each !== 'EMPTY_PICKUP')
    certain.slice(1).forEach((each) =>
      expect(checkEvent(carriage, [], reported(each))).toMatchObject({
        outcome: 'skipped',
        missing: step(certain[0]!),
      }),
    )
  })

  test('goes through once: an equal repeat is the first row, an earlier step is backward', () => {
    const stored = happened(plan)
    stored.forEach((first, index) => {
      const at = reported(plan[index]!, { at: first.at })
      expect(checkEvent(carriage, stored, at)).toEqual({ outcome: 'repeat', first })
      const marked = reported(plan[index]!, { deviceEventId: first.deviceEventId })
      expect(checkEvent(carriage, stored, marked)).toEqual({ outcome: 'repeat', first })
      const later = checkEvent(carriage, stored, reported(plan[index]!, { deviceEventId: 'other' }))
      if (index === plan.length - 1) expect(later).toEqual({ outcome: 'repeat', first })
      else expect(later).toMatchObject({ outcome: 'backward', reached: step(plan.at(-1)!) })
    })
  })

  test('has no other step', () => {
    for (const code of roadEventCodes.filter((each) => !plan.some((known) => step(known).code === each)))
      expect(checkEvent(carriage, [], reported(code))).toMatchObject({ code: 'trucks.event-not-part' })
  })
})

test.each([
  ['domestic', domestic, 5],
  ['export', exporting, 6],
  ['import', importing, 8],
  ['to Saudi Arabia', toSaudi, 11],
  ['to Kuwait', toKuwait, 17],
] as const)('%s: %s events a truck', (_, carriage, count) => expect(roadPlan(carriage)).toHaveLength(count))

test('every way over land has 11 or 17 events, in both directions', () => {
  for (const route of borderRouteCodes)
    for (const toEmirates of [false, true])
      expect([11, 17]).toContain(roadPlan({ movement: 'CROSS_BORDER', route, toEmirates }).length)
})

test('unloading needs the last post cleared, and a border step names its post', () => {
  const stored = happened(['AT_LOADING', 'LOADING_COMPLETED', 'ENROUTE', ...border('GHUWAIFAT')])
  expect(checkEvent(toSaudi, stored, reported('AT_UNLOADING'))).toMatchObject({
    code: 'trucks.event-skipped',
    missing: step('BORDER_WAITING BATHA'),
  })
  expect(checkEvent(toSaudi, stored, reported('BORDER_WAITING'))).toMatchObject({
    code: 'trucks.event-not-part',
  })
  expect(checkEvent(toSaudi, stored, reported('BORDER_WAITING KHAFJI'))).toMatchObject({
    code: 'trucks.event-not-part',
  })
})

test('the empty container of an export may be there already, and cannot be picked up afterwards', () => {
  expect(nextEvents(exporting, []).map(text)).toEqual(['EMPTY_PICKUP', 'AT_LOADING'])
  const stored = happened(['AT_LOADING'])
  expect(checkEvent(exporting, [], reported('AT_LOADING'))).toEqual({ outcome: 'stored' })
  expect(checkEvent(exporting, stored, reported('EMPTY_PICKUP'))).toEqual({
    outcome: 'backward',
    code: 'trucks.event-backward',
    reached: step('AT_LOADING'),
  })
})

test("a gate's event before its turn waits for the driver's tap", () => {
  const stored = happened(['GATE_IN', 'AT_LOADING'])
  expect(checkEvent(importing, stored, reported('GATE_OUT', { source: 'PORT' }))).toMatchObject({
    outcome: 'waits',
    missing: step('LOADING_COMPLETED'),
  })
  const loaded = happened(['GATE_IN', 'AT_LOADING', 'LOADING_COMPLETED'])
  expect(checkEvent(importing, loaded, reported('GATE_OUT', { source: 'PORT' }))).toEqual({
    outcome: 'stored',
  })
})

test('machines report what they see, people everything; nothing delivers by itself', () => {
  const allowed = (code: string) =>
    eventSources.filter((source) => {
      const verdict = checkEvent(
        code === 'EMPTY_PICKUP' ? exporting : importing,
        [],
        reported(code, { source }),
      )
      return !('code' in verdict) || verdict.code !== 'trucks.event-source'
    })
  const people = ['DRIVER', 'PROVIDER', 'DESK']
  for (const code of ['LOADING_COMPLETED', 'ENROUTE', 'DELIVERED'])
    expect([code, allowed(code)]).toEqual([code, people])
  for (const code of ['AT_LOADING', 'AT_UNLOADING'])
    expect(allowed(code)).toEqual(['DRIVER', 'PROVIDER', 'GEOFENCE', 'DESK'])
  for (const code of ['GATE_IN', 'GATE_OUT', 'EMPTY_RETURN', 'EMPTY_PICKUP'])
    expect(allowed(code)).toEqual(['DRIVER', 'PROVIDER', 'PORT', 'DESK'])
})

test('a mark of the device belongs to one event', () => {
  const stored = happened(['AT_LOADING'])
  expect(checkEvent(domestic, stored, reported('LOADING_COMPLETED', { deviceEventId: 'd0' }))).toEqual({
    outcome: 'refused',
    code: 'trucks.event-device',
  })
  expect(checkEvent(domestic, stored, reported('LOADING_COMPLETED', { deviceEventId: 'd1' })).outcome).toBe(
    'stored',
  )
})
