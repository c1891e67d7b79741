// The carrier's own rules: key, rates, bookings once a reference, checkpoints in their order, trouble by name, notices, restarts.
import { once } from 'node:events'
import fs from 'node:fs'
import http from 'node:http'
import type { AddressInfo } from 'node:net'
import os from 'node:os'
import path from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { signatureOf } from '../../sandbox-gateway/src/signed-notice.ts'
import { buildCarrier, signatureHeader } from './carrier.ts'

const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'carrier-'))
afterAll(() => fs.rmSync(folder, { recursive: true }))

const reference = '0198c1b2-7d3a-7000-8000-000000000001'
const place = (cityName: string, countryCode: string) => ({ cityName, countryCode, postalCode: '' })
const party = (fullName: string, cityName: string, countryCode: string) => ({
  postalAddress: { ...place(cityName, countryCode), addressLine1: 'Building 1' },
  contactInformation: { fullName, phone: '+971501234567' },
})
const packages = [{ weight: 2.5, dimensions: { length: 30, width: 20, height: 15 } }]
const shipment = (recipient = 'Amal Haddad') => ({
  plannedShippingDateAndTime: '2026-11-24T10:00:00 GMT+04:00',
  pickup: { isRequested: true },
  productCode: 'P',
  customerReferences: [{ value: 'MRX482109736511' }],
  customerDetails: {
    shipperDetails: party('Noor Abayas', 'Dubai', 'AE'),
    receiverDetails: party(recipient, 'London', 'GB'),
  },
  content: { packages, isCustomsDeclarable: true, description: 'Cotton abayas', unitOfMeasurement: 'metric' },
})
type Booked = {
  shipmentTrackingNumber: string
  dispatchConfirmationNumber: string
  documents: { content: string }[]
}
type Tracked = { shipments: { events: { typeCode: string; date: string; signedBy?: string }[] }[] }

const start = (name: string, options: { url?: string; stepMs?: number } = {}) => {
  const app = buildCarrier({
    user: 'marsa',
    key: 'key',
    journalFile: path.join(folder, name),
    slowMs: 1,
    ...(options.stepMs && { stepMs: options.stepMs }),
    ...(options.url && { notice: { url: options.url, secret: 'secret' } }),
  })
  const call = (
    method: 'GET' | 'POST' | 'DELETE',
    url: string,
    payload?: object,
    message = reference,
    key = 'key',
  ) =>
    app.inject({
      method,
      url: `/mydhlapi${url}`,
      headers: {
        authorization: `Basic ${Buffer.from(`marsa:${key}`).toString('base64')}`,
        'message-reference': message,
      },
      ...(payload && { payload }),
    })
  const book = async (recipient?: string, message?: string) =>
    (await call('POST', '/shipments', shipment(recipient), message)).json<Booked>()
  const step = (number: string, taken: number) =>
    app.inject({
      method: 'POST',
      url: `/consignments/${number}`,
      payload: { act: 'step', step: String(taken) },
    })
  const codes = async (number: string) =>
    (await call('GET', `/shipments/${number}/tracking`))
      .json<Tracked>()
      .shipments[0]!.events.map(({ typeCode }) => typeCode)
  /** Moves it on until nothing is left. */
  const finish = async (number: string) => {
    for (let taken = 0; taken < 9; taken++) await step(number, taken)
    return codes(number)
  }
  return { app, call, book, step, codes, finish }
}

test('only callers with the key are answered', async () => {
  const { app, call } = start('key')
  for (const [method, url] of [
    ['POST', '/rates'],
    ['POST', '/shipments'],
    ['GET', '/shipments/1/tracking'],
    ['DELETE', '/pickups/1'],
  ] as const)
    expect((await call(method, url, undefined, reference, 'other')).statusCode).toBe(401)
  expect((await app.inject('/livez')).statusCode).toBe(200)
  await app.close()
})

test('rates of a parcel, by the heavier of weight and volume', async () => {
  const { app, call } = start('rates')
  const ask = (weight: number) => ({
    customerDetails: { shipperDetails: place('Dubai', 'AE'), receiverDetails: place('London', 'GB') },
    plannedShippingDateAndTime: '2026-11-24T10:00:00 GMT+04:00',
    unitOfMeasurement: 'metric',
    isCustomsDeclarable: true,
    packages: [{ ...packages[0], weight }],
  })
  type Rates = { products: { productCode: string; totalPrice: { price: number; priceCurrency: string }[] }[] }
  const { products } = (await call('POST', '/rates', ask(1))).json<Rates>()
  // 30 x 20 x 15 cm weigh 1.8 kg by volume.
  expect(products.map((each) => [each.productCode, each.totalPrice[0]!.price])).toEqual([
    ['P', 41.1],
    ['E', 29.25],
  ])
  expect((await call('POST', '/rates', ask(13.13))).statusCode).toBe(503)
  expect((await call('POST', '/rates', {})).statusCode).toBe(422)
  await app.close()
})

test('a reference is booked once, answers a label, and is there after a restart', async () => {
  const first = start('restart')
  const booked = await first.book()
  expect(Buffer.from(booked.documents[0]!.content, 'base64').toString('latin1')).toContain(
    booked.shipmentTrackingNumber,
  )
  expect((await first.book()).shipmentTrackingNumber).toBe(booked.shipmentTrackingNumber)
  const other = await first.book('Amal Haddad', reference.replace(/1$/, '2'))
  expect(other.shipmentTrackingNumber).not.toBe(booked.shipmentTrackingNumber)
  expect((await first.call('POST', '/shipments', shipment(), 'short')).statusCode).toBe(422)
  await first.step(booked.shipmentTrackingNumber, 0)
  await first.app.close()
  const again = start('restart')
  expect((await again.book()).shipmentTrackingNumber).toBe(booked.shipmentTrackingNumber)
  expect(await again.codes(booked.shipmentTrackingNumber)).toEqual(['PU'])
  await again.app.close()
})

test.each([
  ['Amal Haddad', ['PU', 'PL', 'DF', 'AF', 'WC', 'OK']],
  ['Customs Example', ['PU', 'PL', 'DF', 'AF', 'OH', 'CR', 'WC', 'OK']],
  ['Refused Example', ['PU', 'PL', 'DF', 'AF', 'WC', 'RD', 'RT']],
  ['Duplicate Example', ['PU', 'PL', 'DF', 'AF', 'WC', 'OK'].flatMap((code) => [code, code])],
])('the way of %s', async (recipient, expected) => {
  const { app, book, finish, step, call } = start(recipient)
  const { shipmentTrackingNumber: number } = await book(recipient)
  expect(await finish(number)).toEqual(expected)
  await step(number, expected.length)
  const proof = await call('GET', `/shipments/${number}/proof-of-delivery`)
  expect(proof.statusCode).toBe(expected.includes('OK') ? 200 : 404)
  await app.close()
})

test('a button that is pressed twice moves it once', async () => {
  const { app, book, step, codes } = start('twice')
  const { shipmentTrackingNumber: number } = await book()
  await Promise.all([step(number, 0), step(number, 0)])
  expect(await codes(number)).toEqual(['PU'])
  await app.close()
})

test('a pickup is cancelled until the parcel is picked up', async () => {
  const { app, book, call, finish, step } = start('cancel')
  const booked = await book()
  expect((await call('DELETE', `/pickups/${booked.dispatchConfirmationNumber}`)).statusCode).toBe(200)
  expect(await finish(booked.shipmentTrackingNumber)).toEqual([])
  const late = await book('Amal Haddad', reference.replace(/1$/, '2'))
  await step(late.shipmentTrackingNumber, 0)
  expect((await call('DELETE', `/pickups/${late.dispatchConfirmationNumber}`)).statusCode).toBe(404)
  await app.close()
})

test('TIMEOUT books nothing; LOSTANSWER books and is found again by its reference', async () => {
  const { app, call } = start('lost')
  expect((await call('POST', '/shipments', shipment('Timeout Example'))).statusCode).toBe(504)
  await app.listen({ host: '127.0.0.1', port: 0 })
  const url = `http://127.0.0.1:${(app.server.address() as AddressInfo).port}/mydhlapi/shipments`
  const ask = () =>
    fetch(url, {
      method: 'POST',
      headers: {
        authorization: `Basic ${Buffer.from('marsa:key').toString('base64')}`,
        'content-type': 'application/json',
        'message-reference': reference,
      },
      body: JSON.stringify(shipment('Lostanswer Example')),
    })
  await expect(ask()).rejects.toThrow()
  const found = await ask()
  expect(found.status).toBe(201)
  expect(((await found.json()) as Booked).shipmentTrackingNumber).toBe('7700000001')
  await app.close()
})

test('each checkpoint is told once, signed with the time it is sent at', async () => {
  const heard: { body: string; signature: string }[] = []
  const server = http.createServer((request, response) => {
    let body = ''
    request.on('data', (chunk: Buffer) => (body += chunk.toString()))
    request.on('end', () => {
      heard.push({ body, signature: String(request.headers[signatureHeader]) })
      response.writeHead(200).end(() => server.emit('heard'))
    })
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { app, book, step } = start('notice', {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
  })
  const { shipmentTrackingNumber: number } = await book()
  const told = once(server, 'heard')
  await step(number, 0)
  await told
  const [{ body, signature } = { body: '', signature: '' }] = heard
  expect(JSON.parse(body)).toEqual({ shipmentTrackingNumber: number })
  expect(signature).toBe(signatureOf('secret', Number(/^t=(\d+)/.exec(signature)?.[1]), body))
  await app.close()
  server.closeAllConnections()
  server.close()
})

test('its page says that it is simulated, in both languages, and shows names as text', async () => {
  const { app, book } = start('page')
  await book('<b>Amal</b>')
  for (const [language, said] of [
    ['en', 'This carrier is simulated.'],
    ['ar', 'هذا ناقل محاكاة'],
  ]) {
    const { body } = await app.inject(`/?language=${language}`)
    expect(body).toContain(said)
    expect(body).not.toContain('<b>Amal</b>')
  }
  await app.close()
})
