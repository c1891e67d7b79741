// A parcel on its way, by calls: paid, on the sheet of a courier, loaded, and handed over against the code of its recipient.
import { randomInt, randomUUID } from 'node:crypto'
import { depotEndpoints } from '@marsa/model/express/depot/depot-endpoints.ts'
import { depotWorkEndpoints } from '@marsa/model/express/depot/depot-work-endpoints.ts'
import { CourierEvent, sendCourierEvent } from '@marsa/model/express/rounds/round-endpoints.ts'
import { openShipmentPayment, viewShipment } from '@marsa/model/express/shipments/shipment-endpoints.ts'
import { listOutbox } from '@marsa/model/messages/endpoints.ts'
import { callsOf, visitorCalls } from '../kit/calls.ts'
import type { Made } from '../kit/people.ts'
import { expect } from '../kit/test.ts'
import { askToSend, recipient } from './prepare.ts'

export type Carriers = Record<'merchant' | 'depot' | 'courier', Made>
export type Parcel = { id: string; waybill: string; mobile: string }

/** What the newest text message to a mobile has for the group of a pattern, once it has come. */
export const textedTo = async (mobile: string, pattern: RegExp, before?: string): Promise<string> => {
  let found: string | undefined
  await expect(async () => {
    const { items } = await visitorCalls.call(listOutbox, { query: { to: mobile } })
    found = items.map(({ text, link }) => pattern.exec(`${text} ${link ?? ''}`)?.[1]).find(Boolean)
    expect(found).toBeDefined()
    expect(found).not.toBe(before)
  }).toPass()
  return found!
}

/** A scan of the depot at intake. */
export const takeIn = async (depot: Made, code: string) =>
  (await callsOf(depot)).call(depotEndpoints.scanParcel, {
    body: { clientId: randomUUID(), code, kind: 'INTAKE', place: null },
  })

/** A paid parcel to a recipient in Dubai, on the published sheet of the courier. */
export const onTheSheet = async (people: Carriers, change: object = {}): Promise<Parcel> => {
  const merchant = await callsOf(people.merchant)
  const mobile = `+97155${randomInt(1_000_000, 9_999_999)}`
  const to = { country: 'AE', city: 'Dubai' }
  const asked = { to, dropOff: true, slot: undefined, proof: [], ...change }
  const id = await askToSend(merchant, asked, { ...recipient, mobile })
  const query = { shipmentID: id, captureFullAmount: false, IsNotifyMe: true }
  await merchant.pay(await merchant.call(openShipmentPayment, { query }))
  const { awbNumber } = await merchant.call(viewShipment, { query: { Id: id } })
  await takeIn(people.depot, awbNumber!)
  const depot = await callsOf(people.depot)
  const { userId: courierId } = people.courier
  await depot.call(depotWorkEndpoints.assignParcels, { body: { courierId, shipmentIds: [id] } })
  await depot.call(depotWorkEndpoints.publishSheet, { body: { courierId } })
  return { id, waybill: awbNumber!, mobile }
}

/** One event of the courier's phone, which counts. */
export const scanned = async (
  courier: Made,
  { waybill }: Parcel,
  kind: CourierEvent['kind'],
  more: Partial<CourierEvent> = {},
): Promise<void> => {
  const about = {
    clientId: randomUUID(),
    kind,
    code: waybill,
    capturedAt: new Date().toISOString(),
    pin: null,
  }
  const body = CourierEvent.parse({ ...about, ...more })
  const { outcome, because } = await (await callsOf(courier)).call(sendCourierEvent, { body })
  expect([outcome, because]).toEqual(['done', null])
}

/** Loaded, and delivered against the code that its recipient got when it went out. */
export const handOver = async (
  courier: Made,
  parcel: Parcel,
  more: Partial<CourierEvent> = {},
): Promise<void> => {
  await scanned(courier, parcel, 'LOADED')
  const deliveryCode = await textedTo(parcel.mobile, /: (\d{4})\./)
  await scanned(courier, parcel, 'DELIVERED', { deliveryCode, name: recipient.name, ...more })
}
