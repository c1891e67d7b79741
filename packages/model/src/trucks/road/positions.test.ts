// Arrival, leaving, speed, age and estimate out of positions.
import { describe, expect, test } from 'vitest'
import { distanceKm } from '../../reference/place.ts'
import {
  arrivedAt,
  etaOf,
  leftAt,
  metresBetween,
  minutesTo,
  passageMinutes,
  roadFactor,
  signAge,
  speedKmh,
  usableFixes,
  type Fix,
} from './positions.ts'

const at = (time: string): Date => new Date(`2026-11-24T${time.padEnd(8, ':00')}+04:00`)
const pin = (latitude: number, longitude: number) => ({ latitude, longitude })
const place = pin(25.0112, 55.0614)
const inside = pin(25.0122, 55.0621)
const outside = pin(25.0137, 55.0637)
/** About 1.1 km north, and 900 m. */
const away = pin(25.0212, 55.0614)
const near = pin(25.0193, 55.0614)
const fix = (time: string, where = inside, accuracyM = 20): Fix => ({ at: at(time), pin: where, accuracyM })
const slot = { from: at('08:00'), until: at('10:00') }

test('131.7 m is in, 361.9 m is out', () => {
  expect(metresBetween(place, inside)).toBeCloseTo(131.7, 1)
  expect(metresBetween(place, outside)).toBeCloseTo(361.9, 1)
})

describe('arrival', () => {
  test.each<[string, Fix[], string | undefined]>([
    ['two positions 3 minutes apart', [fix('08:00'), fix('08:03')], '08:00'],
    ['in any order', [fix('08:03'), fix('08:00')], '08:00'],
    ['not quite 3 minutes', [fix('08:00'), fix('08:02:59')], undefined],
    ['one position', [fix('08:00')], undefined],
    ['the third is far enough from the first', [fix('08:00'), fix('08:02'), fix('08:04')], '08:00'],
    ['one outside between them begins anew', [fix('08:00'), fix('08:02', outside), fix('08:04')], undefined],
    ['and is proved later', [fix('08:00'), fix('08:02', outside), fix('08:04'), fix('08:07')], '08:04'],
    ['outside', [fix('08:00', outside), fix('08:05', outside)], undefined],
    ['just accurate enough', [fix('08:00', inside, 100), fix('08:03', inside, 100)], '08:00'],
    ['not accurate enough', [fix('08:00', inside, 101), fix('08:03')], undefined],
    ['six hours before the slot', [fix('02:00'), fix('02:03')], '02:00'],
    ['earlier', [fix('01:59:59'), fix('02:02')], undefined],
    ['six hours after the slot', [fix('15:57'), fix('16:00')], '15:57'],
    ['later', [fix('15:58'), fix('16:01')], undefined],
  ])('%s', (_, fixes, expected) =>
    expect(arrivedAt(fixes, place, slot)).toEqual(expected === undefined ? undefined : at(expected)),
  )

  test('a position that no truck can have reached does not interrupt it', () => {
    const thrown = fix('08:01', pin(25.5, 55.5))
    expect(arrivedAt([fix('08:00'), thrown, fix('08:03')], place, slot)).toEqual(at('08:00'))
  })
})

describe('leaving', () => {
  const since = at('12:00')
  test.each<[string, Fix[], string | undefined]>([
    ['1 km away for 10 minutes', [fix('12:05', away), fix('12:15', away)], '12:15'],
    ['not quite 10 minutes', [fix('12:05', away), fix('12:14:59', away)], undefined],
    ['not quite 1 km', [fix('12:05', near), fix('12:15', near)], undefined],
    ['came back', [fix('12:05', away), fix('12:10'), fix('12:15', away)], undefined],
    ['away before it was delivered', [fix('11:00', away), fix('12:05', away)], undefined],
  ])('%s', (_, fixes, expected) =>
    expect(leftAt(fixes, place, since)).toEqual(expected === undefined ? undefined : at(expected)),
  )
})

describe('speed', () => {
  // Five kilometres to the north in 40 seconds.
  const north = pin(place.latitude + 5 / ((2 * Math.PI * 6371) / 360), place.longitude)
  test('5 km in 40 s are 450 km/h, which no truck drives', () => {
    const [one, two] = [fix('08:00', place), fix('08:00:40', north)]
    expect(speedKmh(one, two)).toBeCloseTo(450, 6)
    expect(usableFixes([one, two])).toEqual([one])
    expect(usableFixes([one, { ...two, at: at('08:03') }])).toHaveLength(2)
  })

  test('a fix is compared with the one that was used', () => {
    const [one, thrown, back] = [fix('08:00', place), fix('08:00:40', north), fix('08:01:20', place)]
    expect(usableFixes([one, thrown, back])).toEqual([one, back])
  })

  const kuwait = pin(29.3759, 47.9774)
  const run = (...times: string[]) => times.map((time) => fix(time, place))
  test('one false position holds back none of the good ones: not as the first', () => {
    const good = run('08:01', '08:02', '08:03', '08:06')
    expect(usableFixes([fix('08:00', kuwait), ...good])).toEqual(good)
    expect(arrivedAt([fix('08:00', kuwait), ...good], place, slot)).toEqual(at('08:01'))
  })

  test('nor after a silence in which the truck could have come there', () => {
    const good = run('08:00', '20:01', '20:02')
    expect(usableFixes([...good, fix('20:00', kuwait)])).toEqual(good)
  })

  test('a few false positions that agree do not outweigh more that were used', () => {
    const good = Array.from({ length: 6 }, (_, minute) => fix(`08:0${minute}`, place))
    const thrown = [fix('08:05:10', north), fix('08:05:20', north), fix('08:05:30', north)]
    expect(usableFixes([...good, ...thrown, fix('08:05:40', place)])).toEqual([
      ...good,
      fix('08:05:40', place),
    ])
  })

  test('at one moment a truck is at one place', () => {
    expect(speedKmh(fix('08:00', place), fix('08:00', north))).toBe(Infinity)
    expect(speedKmh(fix('08:00', place), fix('08:00', place))).toBe(0)
  })
})

test.each([
  [null, 'silent'],
  ['11:50', 'fresh'],
  ['11:45', 'fresh'],
  ['11:44:59', 'old'],
  ['11:00', 'old'],
  ['10:59:59', 'silent'],
])('a last position of %s is %s at noon', (last, age) =>
  expect(signAge(last === null ? null : at(last), at('12:00'))).toBe(age),
)

describe('estimate', () => {
  const fujairah = pin(25.1288, 56.3265)
  test('128.09 km are 166.52 by road and 185 minutes', () => {
    expect(distanceKm(place, fujairah)).toBeCloseTo(128.09, 2)
    expect(distanceKm(place, fujairah) * roadFactor).toBeCloseTo(166.52, 2)
    expect(minutesTo(place, fujairah, [])).toBe(185)
    expect(etaOf(at('09:00'), place, fujairah)).toEqual(at('12:05'))
  })

  test('posts ahead add their usual time', () => {
    expect(minutesTo(place, fujairah, [[60, 120, 90]])).toBe(275)
    expect(minutesTo(place, fujairah, [[], [60]])).toBe(185 + 24 * 60 + 60)
  })

  test.each([
    [[], 1_440],
    [[30], 30],
    [[30, 50], 40],
    [[500, 10, 20], 20],
    // The last twenty alone count.
    [[...Array.from({ length: 20 }, () => 60), ...Array.from({ length: 50 }, () => 999)], 60],
  ])('passages of %j minutes: %d', (passages, expected) => expect(passageMinutes(passages)).toBe(expected))

  test('who is there arrives now', () => expect(minutesTo(place, place, [])).toBe(0))
})
