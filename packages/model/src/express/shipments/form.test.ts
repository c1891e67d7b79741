// A form of which only what is needed is filled in stands every check: what may be left out may be.
import { expect, test } from 'vitest'
import { sentForm, valuesFrom } from '../../kit/form-draft.ts'
import { partyFields } from './party.ts'
import { ShipmentForm, shipmentFields } from './shipment-form.ts'
import { shipmentFaults } from './shipment-rules.ts'

const party = { name: 'Layla Hassan', mobile: '0501234567', building: 'Marina Tower 2' }
const values = valuesFrom(shipmentFields, {
  from: { country: 'AE', city: 'Dubai' },
  sender: party,
  to: { country: 'AE', city: 'Abu Dhabi' },
  recipient: { ...party, building: 'Corniche Residence' },
  shipmentType: 'GOODS',
  packages: [{ weight: '3', length: '40', width: '30', height: '30', packaging: 'OWN' }],
  description: 'Three abayas',
  nothingRestricted: true,
  service: 'DOMESTIC',
  slot: { date: '2026-11-24', slotCode: '12-15' },
})
const form = {
  ...sentForm(shipmentFields, values),
  sender: sentForm(partyFields, values.sender),
  recipient: sentForm(partyFields, values.recipient),
  proof: [],
}

test('the least that is needed is enough', () => {
  const parsed = ShipmentForm.parse(form)
  expect(shipmentFaults(parsed, { mayCollect: false })).toEqual({})
})

test.each([
  [{ nothingRestricted: false }, 'nothingRestricted', 'express.restricted-unticked'],
  [{ slot: undefined }, 'slot', 'express.slot-missing'],
  [{ cod: '0.99' }, 'cod', 'express.cod-limit'],
  [{ cod: '5000.01' }, 'cod', 'express.cod-limit'],
  [{ cod: '10.00', proof: ['DOOR'] }, 'proof', 'express.proof-door'],
  [{ service: 'INTL_PRIORITY' }, 'service', 'express.service-missing'],
  [{ recipient: form.sender, to: values.from }, 'recipient.building', 'express.address-same-address'],
])('%o is refused at %s', (change, field, code) => {
  const parsed = ShipmentForm.parse({ ...form, ...change })
  expect(shipmentFaults(parsed, { mayCollect: true })[field]).toBe(code)
})

test('cash is collected for companies alone', () => {
  const parsed = ShipmentForm.parse({ ...form, cod: '10.00' })
  expect(shipmentFaults(parsed, { mayCollect: true })).toEqual({})
  expect(shipmentFaults(parsed, { mayCollect: false })).toEqual({ cod: 'express.cod-merchants' })
})
