// Leaving a step of sending a parcel: what the rules say of it is said there, while later steps are still empty.
import { expect, test, vi } from 'vitest'
import { beginFrom } from '../../src/express/shipments/begin-values.ts'
import {
  formOf,
  stepFaults,
  valuesOf,
  withService,
  type CreateValues,
} from '../../src/express/shipments/create-values.ts'

const party = { name: 'Layla', mobile: '0501234567', building: 'Marina Tower 2' }

// What these steps refuse is refused before the server is asked.
vi.mock('../../src/kit/call.ts', () => ({ call: () => Promise.reject(new Error('no call is expected')) }))

/** Sender, recipient and parcel are there; service and pickup are not chosen yet. */
const upToParcels = (change: object = {}): CreateValues =>
  valuesOf({
    from: { country: 'AE', city: 'Dubai' },
    sender: party,
    to: { country: 'AE', city: 'Abu Dhabi' },
    recipient: { ...party, building: 'Corniche Residence' },
    packages: [{ weight: '3', length: '40', width: '30', height: '30', packaging: 'OWN' }],
    description: 'Three abayas',
    nothingRestricted: true,
    proof: ['CODE'],
    ...change,
  })

test('the step of parcels asks for the word that nothing is restricted', async () => {
  expect(await stepFaults(upToParcels({ nothingRestricted: false }), 'parcels')).toEqual({
    nothingRestricted: 'express.restricted-unticked',
  })
})

test('all that is missing in a step is said at once', async () => {
  const nobody = upToParcels({ from: { country: 'AE', city: '' }, sender: {} })
  expect(Object.keys(await stepFaults(nobody, 'sender'))).toEqual([
    'from.city',
    'sender.name',
    'sender.mobile',
    'sender.building',
  ])
  const abroad = { to: { country: 'GB', city: 'London' }, description: '', nothingRestricted: false }
  expect(await stepFaults(upToParcels(abroad), 'parcels')).toMatchObject({
    contents: 'express.contents-count',
    nothingRestricted: 'express.restricted-unticked',
  })
})

test('the step of parcels says that cash on delivery is too much', async () => {
  expect(await stepFaults(upToParcels({ cod: '5000.01' }), 'parcels')).toEqual({ cod: 'express.cod-limit' })
})

test('a guest is told at the step itself that a parcel abroad needs an account', async () => {
  const abroad = { to: { country: 'GB', city: 'London' }, promotionCode: 'WELCOME10' }
  const inwards = { from: { country: 'GB', city: 'London' } }
  const asGuest = { isGuest: true }
  expect(await stepFaults(upToParcels(abroad), 'recipient', asGuest)).toMatchObject({
    'to.country': 'express.guest-abroad',
  })
  expect(await stepFaults(upToParcels(inwards), 'sender', asGuest)).toMatchObject({
    'from.country': 'express.guest-abroad',
  })
  expect(await stepFaults(upToParcels(abroad), 'service', asGuest)).toMatchObject({
    promotionCode: 'express.guest-code',
  })
  expect(await stepFaults(upToParcels(), 'recipient', asGuest)).toEqual({})
})

test('the step of the service asks for the pickup, and for nothing of other steps', async () => {
  const values = upToParcels({ service: 'DOMESTIC', nothingRestricted: false })
  expect(await stepFaults(values, 'service')).toEqual({ slot: 'express.slot-missing' })
})

test('goods of a shipment that was priced come back as they were sent', () => {
  const line = { description: 'Cotton shirts for men', quantity: 3, unitValue: '350.00', netWeight: '1.8' }
  const contents = [{ ...line, hsCode: '620520', origin: 'AE' }]
  const reopened = upToParcels({ to: { country: 'GB', city: 'London' }, contents })
  expect(formOf(reopened)).toMatchObject({ contents })
})

test('the only service of a way is taken, of several one is chosen, and one of another way is none', () => {
  const abroad = { to: { country: 'GB', city: 'London' } }
  expect(withService(upToParcels()).service).toBe('DOMESTIC')
  expect(withService(upToParcels(abroad)).service).toBeNull()
  expect(withService(upToParcels({ ...abroad, service: 'INTL_ECONOMY' })).service).toBe('INTL_ECONOMY')
  expect(withService(upToParcels({ ...abroad, service: 'DOMESTIC' })).service).toBeNull()
})

test('a shipment begins at the usual address of its sender, and empty where there is none', () => {
  const usual = {
    country: 'AE',
    emirate: 'SH',
    city: 'Sharjah',
    building: '',
    street: 'Street 9',
    area: 'Industrial Area 6',
    unit: '3',
    landmark: '',
    makani: '',
    contactName: 'Layla',
    contactNumber: '+971501234567',
  } as Parameters<typeof beginFrom>[0]
  expect(beginFrom(usual)).toMatchObject({
    from: { country: 'AE', city: 'Sharjah' },
    sender: { name: 'Layla', mobile: '+971501234567', building: 'Street 9, Industrial Area 6' },
    proof: ['CODE', 'SIGNATURE'],
  })
  expect(beginFrom(null).sender.name).toBe('')
})

test('what the rate calculator was asked stands in the form, sent by whoever is signed in', () => {
  const search =
    '?from=AE&fromCity=Dubai&to=FR&toCity=Lyon&parcel=3x40x30x30&parcel=1x20x10x10&type=DOCUMENTS&value=900'
  expect(beginFrom(null, search, { name: 'Omar Haddad', mobile: '+971505550118' })).toMatchObject({
    from: { country: 'AE', city: 'Dubai' },
    to: { country: 'FR', city: 'Lyon' },
    sender: { name: 'Omar Haddad', mobile: '+971505550118' },
    packages: [
      { weight: '3', length: '40', width: '30', height: '30', packaging: 'OWN' },
      { weight: '1', length: '20', width: '10', height: '10', packaging: 'OWN' },
    ],
    shipmentType: 'DOCUMENTS',
    declaredValue: '900',
    proof: ['CODE', 'SIGNATURE'],
  })
})

test('cash on delivery is refused to individuals where it is entered', async () => {
  const withCash = upToParcels({ cod: '125.50' })
  expect(await stepFaults(withCash, 'parcels', { isIndividual: true })).toEqual({
    cod: 'express.cod-merchants',
  })
})
