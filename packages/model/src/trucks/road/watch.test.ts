// What is read from positions and time of a booking on the road: arrivals, leaving, estimates and their reasons, alerts.
import { describe, expect, test } from 'vitest'
import { alertChanges, alertsOf, standsSince, strayedKm, type AlertedTruck } from './alerts.ts'
import { estimateOf, etaChange, type Estimate } from './estimate.ts'
import type { RoadCarriage, RoadEvent } from './event-order.ts'
import { arrivalOf, lastHasLeft, leftUndelivered } from './geofence.ts'
import type { Fix } from './positions.ts'

const at = (time: string): Date => new Date(`2026-11-24T${time}:00+04:00`)
const pin = (latitude: number, longitude: number) => ({ latitude, longitude })
/** Row 24 and 25 of the test vectors. */
const jebelAli = pin(25.0112, 55.0614)
const fujairah = pin(25.1288, 56.3265)
const inside = pin(25.0122, 55.0621)
const fix = (time: string, where = inside, accuracyM = 20): Fix => ({ at: at(time), pin: where, accuracyM })
const step = (code: RoadEvent, time: string, post: 'GHUWAIFAT' | 'BATHA' | null = null) => ({
  code,
  post,
  at: at(time),
})

const truck = (change: Partial<AlertedTruck> = {}): AlertedTruck => ({
  slotId: 'a',
  carriage: { movement: 'DOMESTIC' },
  steps: [],
  proposed: { pickup: at('08:00'), delivery: at('12:00') },
  pickup: jebelAli,
  dropoff: fujairah,
  fixes: [],
  isAllocated: true,
  isEmptyWaived: false,
  told: undefined,
  clocks: [],
  ...change,
})
const loaded = [step('AT_LOADING', '08:00'), step('LOADING_COMPLETED', '09:00')]
const underWay = [...loaded, step('ENROUTE', '09:05')]
const there = [fix('11:30', fujairah), fix('11:33', fujairah)]
const nearby = pin(25.16, 56.3)
const gone = [fix('12:20', nearby), fix('12:30', nearby)]

describe('arrival', () => {
  test('at loading first, and once', () => {
    const fixes = [fix('07:50'), fix('07:53')]
    expect(arrivalOf(truck({ fixes }))).toEqual({ code: 'AT_LOADING', at: at('07:50'), missing: undefined })
    expect(arrivalOf(truck({ fixes, steps: loaded }))).toBeUndefined()
  })

  test('at unloading once it is under way; before that the missing step is named', () => {
    const arrived = { code: 'AT_UNLOADING', at: at('11:30') }
    expect(arrivalOf(truck({ fixes: there, steps: underWay }))).toEqual({ ...arrived, missing: undefined })
    expect(arrivalOf(truck({ fixes: there, steps: loaded }))).toMatchObject({
      ...arrived,
      missing: { code: 'ENROUTE' },
    })
  })

  test('nowhere without a pin, and not at the gate that an export ends at', () => {
    expect(arrivalOf(truck({ fixes: there, steps: underWay, dropoff: undefined }))).toBeUndefined()
    const carriage: RoadCarriage = { movement: 'PORT', direction: 'EXPORT' }
    expect(arrivalOf(truck({ carriage, fixes: there, steps: underWay }))).toBeUndefined()
  })
})

describe('leaving', () => {
  const unloading = [...underWay, step('AT_UNLOADING', '11:30')]
  test('with the goods asks, and without them completes', () => {
    expect(leftUndelivered(truck({ steps: unloading, fixes: [...there, ...gone] }))).toEqual(at('12:30'))
    const delivered = truck({ steps: [...unloading, step('DELIVERED', '12:00')], fixes: [...there, ...gone] })
    expect(leftUndelivered(delivered)).toBeUndefined()
    expect(lastHasLeft([delivered])).toBe(true)
    expect(lastHasLeft([delivered, truck({ steps: unloading })])).toBe(false)
    expect(lastHasLeft([{ ...delivered, fixes: there }])).toBe(false)
  })

  test('it is the last to deliver that counts', () => {
    const steps = (time: string) => [...unloading, step('DELIVERED', time)]
    const early = truck({ steps: steps('11:40'), fixes: there })
    const late = truck({ steps: steps('12:00'), fixes: gone })
    expect(lastHasLeft([early, late])).toBe(true)
    expect(
      lastHasLeft([
        { ...early, fixes: gone },
        { ...late, fixes: there },
      ]),
    ).toBe(false)
  })
})

describe('estimate', () => {
  const none = () => []
  test('185 minutes to Fujairah, from the time of the position', () => {
    const found = estimateOf(truck({ steps: underWay, fixes: [fix('09:00', jebelAli)] }), none)
    expect(found).toEqual({
      stop: 'UNLOADING',
      at: at('09:00'),
      eta: at('12:05'),
      km: 167,
      borderMinutes: 0,
      isAtPost: false,
    })
  })

  test('at loading not before the time agreed; none while it loads, or is there, or is not seen', () => {
    expect(estimateOf(truck({ fixes: [fix('06:00')] }), none)).toMatchObject({
      stop: 'LOADING',
      eta: at('08:00'),
    })
    expect(estimateOf(truck({ fixes: [fix('07:00', fujairah)] }), none)).toMatchObject({ eta: at('10:05') })
    expect(estimateOf(truck({ fixes: [fix('08:30')], steps: loaded.slice(0, 1) }), none)).toBeUndefined()
    expect(
      estimateOf(truck({ fixes: there, steps: [...underWay, step('AT_UNLOADING', '11:30')] }), none),
    ).toBeUndefined()
    expect(estimateOf(truck({ steps: underWay }), none)).toBeUndefined()
  })

  test('posts ahead count whole, the one where it waits what is left of it', () => {
    const carriage: RoadCarriage = { movement: 'CROSS_BORDER', route: 'SA_BATHA', toEmirates: false }
    const passages = (post: string) => (post === 'GHUWAIFAT' ? [120, 60, 90] : [300])
    const of = (...more: AlertedTruck['steps']) =>
      estimateOf(truck({ carriage, steps: [...underWay, ...more], fixes: [fix('11:00')] }), passages)!
    expect(of().borderMinutes).toBe(390)
    expect(of(step('BORDER_WAITING', '10:30', 'GHUWAIFAT'))).toMatchObject({
      borderMinutes: 360,
      isAtPost: true,
    })
    expect(of(step('BORDER_WAITING', '08:30', 'GHUWAIFAT')).borderMinutes).toBe(300)
    expect(
      of(step('BORDER_WAITING', '08:30', 'GHUWAIFAT'), step('BORDER_CLEARED', '10:50', 'GHUWAIFAT')),
    ).toMatchObject({
      borderMinutes: 300,
      isAtPost: false,
    })
  })

  const estimate = (time: string, eta: string, change: Partial<Estimate> = {}): Estimate => ({
    stop: 'UNLOADING',
    at: at(time),
    eta: at(eta),
    km: 100,
    borderMinutes: 0,
    isAtPost: false,
    ...change,
  })
  const told = estimate('10:00', '12:00')
  test.each<[string, Estimate | undefined, Estimate, string | undefined]>([
    ['the first', undefined, told, 'FIRST'],
    ['of the next stop', { ...told, stop: 'LOADING' }, estimate('10:30', '12:00'), 'FIRST'],
    ['about the same', told, estimate('10:30', '12:09', { km: 80 }), undefined],
    ['of the same position', told, estimate('10:00', '14:00'), undefined],
    ['it stands', told, estimate('10:30', '12:30'), 'STANDING'],
    ['it is slow', told, estimate('10:30', '12:15', { km: 85 }), 'SLOWER'],
    ['it is fast', told, estimate('10:30', '11:45', { km: 60 }), 'FASTER'],
    ['it turned round', told, estimate('10:30', '12:45', { km: 110 }), 'DETOUR'],
    ['it waits beyond the usual', told, estimate('10:30', '12:30', { isAtPost: true }), 'BORDER_LONGER'],
    [
      'it was cleared early',
      { ...told, borderMinutes: 120 },
      estimate('10:30', '10:45', { km: 98 }),
      'BORDER_SHORTER',
    ],
  ])('%s', (_, before, now, reason) => expect(etaChange(before, now, at('07:00'))).toBe(reason))

  test('another truck drives', () =>
    expect(etaChange(told, estimate('11:00', '13:00', { km: 150 }), at('10:30'))).toBe('EXCHANGED'))
})

describe('alerts', () => {
  const codes = (trucks: AlertedTruck[], time: string, returnBy: string | null = null) =>
    alertsOf({ pickup: trucks[0]!.proposed.pickup, trucks, returnBy }, at(time)).map(({ code }) => code)

  test.each<[string, Partial<AlertedTruck>, string, string[]]>([
    ['4 h before the pickup without a truck', { isAllocated: false }, '04:00', ['NOT_ALLOCATED']],
    ['earlier', { isAllocated: false }, '03:59', []],
    ['half an hour into the slot', {}, '08:30', ['NOT_AT_LOADING']],
    ['before that', {}, '08:29', []],
    ['it is there', { steps: loaded }, '08:30', []],
    [
      'an hour over the promise',
      { steps: underWay, told: { stop: 'UNLOADING', eta: at('13:05') } },
      '10:00',
      ['LATE'],
    ],
    ['an hour exactly', { steps: underWay, told: { stop: 'UNLOADING', eta: at('13:00') } }, '10:00', []],
    [
      'half an hour of free time',
      { steps: loaded, clocks: [{ name: 'LOADING', freeEndsAt: at('10:00') }] },
      '09:30',
      ['FREE_ENDS'],
    ],
    ['more', { steps: loaded, clocks: [{ name: 'LOADING', freeEndsAt: at('10:00') }] }, '09:29', []],
    ['over already', { steps: loaded, clocks: [{ name: 'LOADING', freeEndsAt: at('10:00') }] }, '10:00', []],
    ['silent for more than an hour', { steps: loaded, fixes: [fix('09:00')] }, '10:01', ['NO_SIGNAL']],
    ['an hour', { steps: loaded, fixes: [fix('09:00')] }, '10:00', []],
    [
      'left with the goods',
      { steps: [...underWay, step('AT_UNLOADING', '11:30')], fixes: gone },
      '12:40',
      ['LEFT_UNDELIVERED'],
    ],
    ['there without the step before', { steps: loaded, fixes: there }, '11:40', ['STEP_MISSING']],
  ])('%s', (_, change, time, expected) => expect(codes([truck(change)], time)).toEqual(expected))

  test('a post is open for a day', () => {
    const carriage: RoadCarriage = { movement: 'CROSS_BORDER', route: 'SA_BATHA', toEmirates: false }
    const waiting = truck({ carriage, steps: [...underWay, step('BORDER_WAITING', '09:30', 'GHUWAIFAT')] })
    const after = (hours: number) =>
      alertsOf(
        { pickup: at('08:00'), trucks: [waiting], returnBy: null },
        new Date(at('09:30').getTime() + hours * 3_600_000),
      )
    expect(after(23.9)).toEqual([])
    expect(after(24)).toMatchObject([{ code: 'POST_OPEN', occasion: 'GHUWAIFAT' }])
  })

  test('an empty container is due from the day before, each day, until it is back or waived', () => {
    const steps = [...underWay, step('AT_UNLOADING', '11:00'), step('DELIVERED', '12:00')]
    expect(codes([truck({ steps })], '13:00', '2026-11-26')).toEqual([])
    const due = alertsOf(
      { pickup: at('08:00'), trucks: [truck({ steps })], returnBy: '2026-11-25' },
      at('13:00'),
    )
    expect(due).toMatchObject([{ code: 'EMPTY_DUE', occasion: '2026-11-24', when: '2026-11-25' }])
    expect(
      codes([truck({ steps: [...steps, step('EMPTY_RETURN', '12:30')] })], '13:00', '2026-11-25'),
    ).toEqual([])
    expect(codes([truck({ steps, isEmptyWaived: true })], '13:00', '2026-11-25')).toEqual([])
  })

  test('it stands for an hour, and not at its stops', () => {
    const road = pin(25.1, 55.6)
    const stood = [fix('09:30'), fix('10:10', road), fix('10:40', road), fix('11:10', road)]
    expect(standsSince(stood, [jebelAli, fujairah])).toEqual(at('10:10'))
    expect(standsSince(stood.slice(0, 3), [jebelAli, fujairah])).toBeUndefined()
    expect(standsSince(stood, [jebelAli, road])).toBeUndefined()
    expect(codes([truck({ steps: underWay, fixes: stood })], '11:15')).toEqual(['LONG_STAND'])
  })

  test('it drives away from where it goes', () => {
    const [near, far] = [pin(25.08, 55.6), pin(25.05, 55.4)]
    expect(strayedKm([fix('10:00', near), fix('10:30', far)], fujairah)).toBe(20)
    expect(strayedKm([fix('10:00', far), fix('10:30', near)], fujairah)).toBeUndefined()
    const fixes = [fix('10:00', near), fix('10:30', far)]
    expect(codes([truck({ steps: underWay, fixes })], '10:35')).toEqual(['WRONG_WAY'])
  })

  test('is told once, ends, and of what goes on again only after its end', () => {
    const stand = { code: 'LONG_STAND', slotId: 'a', occasion: '1', when: at('10:00') } as const
    const empty = { code: 'EMPTY_DUE', slotId: 'a', occasion: '2026-11-24', when: '2026-11-25' } as const
    const known = [
      { ...stand, isOpen: true },
      { ...empty, isOpen: true },
    ]
    expect(alertChanges([stand, empty], known)).toEqual({ raised: [], over: [] })
    const [later, next] = [
      { ...stand, occasion: '2' },
      { ...empty, occasion: '2026-11-25' },
    ]
    expect(alertChanges([later, next], known)).toEqual({ raised: [next], over: [known[1]] })
    expect(alertChanges([later], [{ ...stand, isOpen: false }]).raised).toEqual([later])
    expect(alertChanges([stand], [{ ...stand, isOpen: false }]).raised).toEqual([])
  })
})
