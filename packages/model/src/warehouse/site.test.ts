// The gate of a warehouse: what its administrator has to say, on which day it is open, and the calendar entry.
import { describe, expect, test } from 'vitest'
import { emptyLocation } from './request-form.ts'
import {
  arrivalCalendar,
  GateHours,
  gateRefusal,
  openDayFrom,
  siteProblems,
  slotsOn,
  usualHours,
  type StorageSite,
} from './site.ts'

const site: StorageSite = {
  place: {
    ...emptyLocation,
    emirate: 'DU',
    area: 'Dubai Industrial City',
    street: 'Street 3',
    building: 'Plot 18',
    latitude: 24.8364,
    longitude: 55.0703,
  },
  hours: usualHours,
  note: '',
}

test('a gate has an address, a pin, and is open at some time', () => {
  expect(siteProblems(site)).toEqual({})
  expect(siteProblems({ ...site, place: { ...site.place, latitude: null, longitude: null } })).toEqual({
    'place.latitude': 'warehouse.site-pin',
  })
  expect(siteProblems({ ...site, place: { ...site.place, area: '' } })).toMatchObject({
    'place.area': 'accounts.address-area',
  })
  const message = (week: unknown) => GateHours.safeParse(week).error?.issues[0]?.message
  expect(message(Array.from({ length: 7 }, () => null))).toBe('warehouse.site-closed')
  expect(message([[600, 600], null, null, null, null, null, null])).toBe('warehouse.site-hours')
  expect(message(usualHours)).toBeUndefined()
})

// 1 December 2026 is a Tuesday.
test.each([
  ['2026-12-01', '2026-12-01', 480, 1080],
  ['2026-12-05', '2026-12-05', 480, 780],
  ['2026-12-06', '2026-12-07', 480, 1080],
])('goods of %s are brought on %s', (start, day, from, to) => {
  expect(openDayFrom(usualHours, start)).toEqual({ day, from, to })
})

describe('the calendar entry', () => {
  const text = arrivalCalendar('2026-12-06', usualHours, {
    uid: 'WH-26-1@marsa',
    stamp: new Date('2026-11-23T09:05:00Z'),
    title: 'أحضر البضاعة، المستودع; مدينة دبي الصناعية، قطعة 18، شارع 3، بالقرب من المحطة',
    place: 'Plot 18, Street 3\nDubai',
    note: 'Gate 2',
    url: 'https://marsa.example/ar/warehouse/storages/1',
    pin: { latitude: 24.8364, longitude: 55.0703 },
  })

  test('is in the time of the Emirates, whatever zone its reader is in', () => {
    expect(text).toContain('DTSTART;TZID=Asia/Dubai:20261207T080000\r\n')
    expect(text).toContain('DTEND;TZID=Asia/Dubai:20261207T180000\r\n')
    expect(text).toContain('TZOFFSETTO:+0400')
    expect(text).toContain('DTSTAMP:20261123T090500Z')
    expect(text).toContain('GEO:24.8364;55.0703')
  })

  test('escapes what people write and folds long lines by octets', () => {
    expect(text).toContain('LOCATION:Plot 18\\, Street 3\\nDubai\r\n')
    const sizes = text.split('\r\n').map((line) => encodeURIComponent(line).replace(/%../g, '_').length)
    expect(Math.max(...sizes)).toBeLessThanOrEqual(75)
    expect(text.replace(/\r\n /g, '')).toContain('المستودع\\; مدينة دبي')
  })
})

describe('appointments at the gate', () => {
  // 1 December 2026 is a Tuesday.
  test.each([
    ['2026-12-01', 20, '08:00', '17:30'],
    ['2026-12-05', 10, '08:00', '12:30'],
    ['2026-12-06', 0, undefined, undefined],
  ])('on %s there are %s', (day, howMany, first, last) => {
    const slots = slotsOn(usualHours, day)
    expect([slots.length, slots[0], slots.at(-1)]).toEqual([howMany, first, last])
  })

  test.each([
    ['2026-12-01', '08:00', undefined],
    ['2026-12-01', '17:59', undefined],
    ['2026-12-01', '18:00', 'warehouse.gate-closed'],
    ['2026-12-01', '07:59', 'warehouse.gate-closed'],
    ['2026-12-05', '13:00', 'warehouse.gate-closed'],
    ['2026-12-06', '10:00', 'warehouse.gate-closed'],
  ])('%s at %s', (day, time, refusal) => {
    expect(gateRefusal(usualHours, { day, time })).toBe(refusal)
  })

  test('are free where the warehouse has not said its hours', () => {
    expect(gateRefusal(undefined, { day: '2026-12-06', time: '03:00' })).toBeUndefined()
  })
})
