// The rules of A 5 over a request, each with its code, and the form that has to be whole when it is sent.
import { describe, expect, test } from 'vitest'
import { settingDefaults } from '../../kit/settings.ts'
import { RequestDraft, RequestForm, type Stop } from './request-form.ts'
import { containerLimitKg } from '../cargo/cargo-rules.ts'
import { requestProblems } from './request-rules.ts'

const now = new Date('2026-11-21T08:00:00+04:00')

const away: Stop = {
  place: 'CNSHA',
  kind: 'port',
  country: 'CN',
  contactName: 'Li Wei',
  contactNumber: '+8613812345678',
}
const home: Stop = {
  place: 'AE-DUBAI',
  kind: 'door',
  country: 'AE',
  address: 'Warehouse 12, Al Quoz 3',
  contactName: 'Maryam Test',
  contactNumber: '+971501234567',
}
const form: RequestForm = {
  mode: 'sea',
  direction: 'import',
  origin: away,
  destination: home,
  containerMode: 'FCL',
  containerType: '40HC',
  containerCount: 1,
  commodity: '0402',
  description: 'Milk powder',
  pieces: 420,
  grossWeightKg: 18_400,
  cargoValue: '186500.00',
  hazardous: false,
  readyFrom: '2026-11-24',
  deliverBy: '2026-12-20',
}
const problems = (change: Partial<RequestForm>) =>
  requestProblems({ ...form, ...change }, now, settingDefaults)

test('a request that keeps every rule has no problem', () => expect(problems({})).toEqual({}))

describe('the route', () => {
  test('has the Emirates at the end that its direction says, and only there', () => {
    expect(problems({ destination: { ...home, country: 'OM' } })).toEqual({
      'destination.place': 'freight.uae-required',
    })
    expect(problems({ origin: { ...away, country: 'AE' } })).toEqual({
      'destination.place': 'freight.uae-required',
    })
    expect(problems({ direction: 'export' })).toEqual({ 'origin.place': 'freight.uae-required' })
  })

  test('leads to another city', () => {
    expect(problems({ origin: { ...away, place: home.place } })['destination.place']).toBe(
      'freight.same-city',
    )
  })

  test('leads to another address, however it is typed', () => {
    expect(problems({ origin: { ...away, address: ' WAREHOUSE 12, Al Quoz 3 ' } })).toEqual({
      'destination.address': 'freight.same-address',
    })
    expect(
      problems({ origin: { ...away, address: '' }, destination: { ...home, kind: 'port', address: '' } }),
    ).toEqual({})
  })

  test.each([
    ['address', 'freight.address-required'],
    ['contactName', 'freight.contact-required'],
    ['contactNumber', 'freight.phone-invalid'],
  ] as const)('names the %s at a door', (field, code) => {
    expect(problems({ destination: { ...home, [field]: undefined } })).toEqual({
      [`destination.${field}`]: code,
    })
  })

  test('asks no address at a port', () => {
    expect(problems({ destination: { ...home, kind: 'port', address: undefined } })).toEqual({})
  })

  test('with the same contact at both ends has the same number', () => {
    expect(problems({ sameContact: true })).toEqual({
      'destination.contactNumber': 'freight.contact-differs',
    })
    expect(
      problems({ sameContact: true, destination: { ...home, contactNumber: away.contactNumber } }),
    ).toEqual({})
  })
})

describe('the cargo', () => {
  test('is loaded as its mode allows', () => {
    expect(problems({ mode: 'air' }).containerMode).toBe('freight.container-mode-invalid')
    expect(problems({ containerMode: 'GENERAL' })).toEqual({
      containerMode: 'freight.container-mode-invalid',
    })
  })

  test('in full containers has a type and a number of them', () => {
    expect(problems({ containerType: undefined })).toEqual({
      containerType: 'freight.container-type-required',
    })
    expect(problems({ containerCount: undefined })).toEqual({ containerCount: 'freight.count-invalid' })
    expect(problems({ containerMode: 'LCL', containerType: undefined, containerCount: undefined })).toEqual(
      {},
    )
  })

  test('weighs no more than its containers carry', () => {
    expect(containerLimitKg({ ...form, containerCount: 2 })).toBe(57_200)
    expect(problems({ containerCount: 2, grossWeightKg: 57_200 })).toEqual({})
    expect(problems({ containerCount: 2, grossWeightKg: 57_200.5 })).toEqual({
      grossWeightKg: 'freight.weight-above-container',
    })
    expect(containerLimitKg({ ...form, containerMode: 'LCL' })).toBeUndefined()
  })
})

describe('the dates', () => {
  test('begin today at the earliest and end after they begin', () => {
    expect(problems({ readyFrom: '2026-11-21' })).toEqual({})
    expect(problems({ readyFrom: '2026-11-20' })).toEqual({ readyFrom: 'freight.date-past' })
    expect(problems({ deliverBy: '2026-11-24' })).toEqual({ deliverBy: 'freight.dates-order' })
    expect(problems({ deliverBy: '2026-11-25' })).toEqual({})
  })

  test('count in days of the Emirates', () => {
    const late = new Date('2026-11-21T21:00:00Z')
    expect(requestProblems({ ...form, readyFrom: '2026-11-21' }, late, settingDefaults)).toEqual({
      readyFrom: 'freight.date-past',
    })
  })

  test('name a pickup four hours ahead where cargo is fetched from a door', () => {
    const fromDoor = { direction: 'export', origin: home, destination: away } as const
    expect(problems(fromDoor)).toEqual({ pickupAt: 'freight.pickup-required' })
    expect(problems({ ...fromDoor, pickupAt: '2026-11-21T11:59:59+04:00' })).toEqual({
      pickupAt: 'freight.pickup-soon',
    })
    expect(problems({ ...fromDoor, pickupAt: '2026-11-21T12:00:00+04:00' })).toEqual({})
  })
})

const messages = (change: Record<string, unknown>): string[] => {
  const result = RequestForm.safeParse({ ...form, ...change })
  return result.success ? [] : result.error.issues.map((issue) => issue.message)
}

describe('the form', () => {
  test.each([
    ['nickname', 'n'.repeat(61), 'freight.nickname-long'],
    ['containerMode', 'BULK', 'freight.container-mode-invalid'],
    ['containerType', '53HC', 'freight.container-type-required'],
    ['containerCount', 0, 'freight.count-invalid'],
    ['containerCount', 100, 'freight.count-invalid'],
    ['commodity', 'milk', 'freight.commodity-required'],
    ['description', 'ab', 'freight.description-required'],
    ['pieces', 0, 'freight.pieces-invalid'],
    ['grossWeightKg', 0, 'freight.weight-invalid'],
    ['grossWeightKg', -1, 'freight.weight-invalid'],
    ['cargoValue', '1.234', 'freight.value-invalid'],
    ['cargoValue', '-1', 'freight.value-invalid'],
    ['hazardous', undefined, 'freight.hazardous-required'],
    ['readyFrom', '2026-02-30', 'freight.date-invalid'],
    ['deliverBy', '24.11.2026', 'freight.date-invalid'],
    ['pickupAt', '2026-11-24 10:00', 'freight.pickup-invalid'],
  ])('refuses %s %j with %s', (field, value, code) => expect(messages({ [field]: value })).toContain(code))

  test('takes 60 characters of nickname, and 60 Arabic ones', () => {
    expect(messages({ nickname: 'n'.repeat(60) })).toEqual([])
    expect(messages({ nickname: 'ش'.repeat(60) })).toEqual([])
  })

  test('stores a UAE mobile in one form however it is typed', () => {
    for (const contactNumber of ['050 123 4567', '+971 50 123 4567', '00971501234567', '٠٥٠١٢٣٤٥٦٧'])
      expect(
        RequestForm.parse({ ...form, destination: { ...home, contactNumber } }).destination.contactNumber,
      ).toBe('+971501234567')
    expect(messages({ destination: { ...home, contactNumber: '04 123 4567' } })).toEqual([
      'freight.phone-invalid',
    ])
  })

  test('knows no further fields, in the whole and in its stops', () => {
    expect(RequestForm.safeParse({ ...form, price: '1.00' }).success).toBe(false)
    expect(RequestForm.safeParse({ ...form, origin: { ...away, companyId: 'x' } }).success).toBe(false)
    expect(RequestDraft.safeParse({ state: 'QS_PAI' }).success).toBe(false)
  })

  test('on its way may hold anything half typed in its fields, of the kind that each holds', () => {
    const draft = {
      nickname: '',
      origin: { place: '' },
      readyFrom: 'soon',
      pieces: 'twelve',
      hazardous: true,
    }
    expect(RequestDraft.safeParse(draft).success).toBe(true)
    expect(RequestDraft.safeParse({ ...draft, nickname: 7 }).success).toBe(false)
    expect(RequestDraft.safeParse({ ...draft, containerMode: 'BULK' }).success).toBe(false)
    expect(RequestDraft.safeParse({ ...draft, origin: { place: 'CNSHA', price: '1' } }).success).toBe(false)
  })
})
