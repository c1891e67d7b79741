// Our side of the carrier's API against its own process: price, booking once a reference, a lost answer, tracking, proof, refusals.
import fs from 'node:fs'
import path from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startSandboxCarrier, type SandboxCarrier } from '../../../test/sandbox-carrier.ts'
import { temporaryFolder } from '../../kit/embedded-postgres.ts'
import { askCarrier, CarrierError, noCarrier, type Carrier } from './ask-carrier.ts'

const folder = temporaryFolder('sandbox-carrier')
let sandbox: SandboxCarrier
let carrier: Carrier
beforeAll(async () => {
  sandbox = await startSandboxCarrier(path.join(folder, 'journal.ndjson'))
  carrier = askCarrier({ ...sandbox, webhookSecret: 'secret', timeoutMs: 1_000 })
})
afterAll(async () => {
  await sandbox.end('SIGTERM')
  fs.rmSync(folder, { recursive: true })
})

const place = (cityName: string, countryCode: string) => ({ cityName, countryCode, postalCode: '' })
const party = (fullName: string, cityName: string, countryCode: string) => ({
  postalAddress: { ...place(cityName, countryCode), addressLine1: 'Building 1' },
  contactInformation: { fullName, phone: '+971501234567' },
})
const packages = [{ weight: 1, dimensions: { length: 30, width: 20, height: 15 } }]
const shipment = (recipient = 'Amal Haddad') => ({
  plannedShippingDateAndTime: '2026-11-24T10:00:00 GMT+04:00',
  pickup: { isRequested: true },
  productCode: 'P',
  customerDetails: {
    shipperDetails: party('Noor Abayas', 'Dubai', 'AE'),
    receiverDetails: party(recipient, 'London', 'GB'),
  },
  content: { packages, isCustomsDeclarable: true, description: 'Cotton abayas', unitOfMeasurement: 'metric' },
})
let serial = 0
const reference = () => `0198c1b27d3a700080000000${String(++serial).padStart(8, '0')}1`

test('prices in fils', async () => {
  const asked = {
    customerDetails: { shipperDetails: place('Dubai', 'AE'), receiverDetails: place('London', 'GB') },
    plannedShippingDateAndTime: '2026-11-24T10:00:00 GMT+04:00',
    unitOfMeasurement: 'metric',
    isCustomsDeclarable: true,
    packages,
  }
  expect(await carrier.price(asked)).toEqual([
    { productCode: 'P', fils: 4110n },
    { productCode: 'E', fils: 2925n },
  ])
})

test('a booking is made once a reference; its checkpoints and the proof come as it goes', async () => {
  const own = reference()
  const booked = await carrier.book(own, shipment())
  expect(booked.label?.subarray(0, 5).toString()).toBe('%PDF-')
  expect((await carrier.book(own, shipment())).number).toBe(booked.number)
  expect(await carrier.track(booked.number)).toEqual([])
  expect(await carrier.proof(booked.number)).toBeUndefined()
  for (let taken = 0; taken < 6; taken++) await sandbox.step(booked.number, taken)
  const events = await carrier.track(booked.number)
  expect(events?.map(({ code }) => code)).toEqual(['PU', 'PL', 'DF', 'AF', 'WC', 'OK'])
  expect(events![5]!.place).toBe('London-GB')
  expect(Math.abs(Date.now() - events![5]!.at.getTime())).toBeLessThan(60_000)
  expect((await carrier.proof(booked.number))?.subarray(0, 5).toString()).toBe('%PDF-')
  expect(await carrier.cancelPickup(booked.pickup!)).toBe(false)
})

test('an answer that was lost is asked for again with the same reference', async () => {
  const own = reference()
  await expect(carrier.book(own, shipment('Lostanswer Example'))).rejects.toThrow(CarrierError)
  const booked = await carrier.book(own, shipment('Lostanswer Example'))
  expect(await carrier.track(booked.number)).toEqual([])
  expect(await carrier.cancelPickup(booked.pickup!)).toBe(true)
})

test.each([
  ['that takes too long', 'Timeout Example', {}],
  ['that is refused', 'Amal Haddad', { productCode: 'X' }],
  [
    'that the carrier has no service for',
    'Amal Haddad',
    { content: { ...shipment().content, packages: [{ ...packages[0], weight: 13.13 }] } },
  ],
])('a booking %s throws a CarrierError', async (_what, recipient, change) => {
  await expect(carrier.book(reference(), { ...shipment(recipient), ...change })).rejects.toThrow(CarrierError)
})

test('another key, another server, no carrier at all, a number that nobody knows', async () => {
  const wrongKey = askCarrier({ ...sandbox, key: 'other', webhookSecret: '' })
  await expect(wrongKey.track('1')).rejects.toThrow('401')
  const away = askCarrier({ ...sandbox, url: 'http://127.0.0.1:1', webhookSecret: '' })
  await expect(away.track('1')).rejects.toThrow('no answer')
  expect(askCarrier(noCarrier).isSet).toBe(false)
  await expect(askCarrier(noCarrier).track('1')).rejects.toThrow('no carrier')
  expect(await carrier.track('1')).toBeUndefined()
})
