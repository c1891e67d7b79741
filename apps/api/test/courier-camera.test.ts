// The courier's camera in a browser that reads no bar codes by itself: a film of a label, held askew, is read and loads its parcel.
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createCanvas } from '@napi-rs/canvas'
import { chromium, type Browser } from 'playwright'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { code128Widths } from '@marsa/model/documents/label/code-128.ts'
import { courierText } from '@marsa/model/express/rounds/courier-text.ts'
import { chromiumTestOptions, findChromium } from '../../../tools/chromium.mjs'
import { buildCourier } from '../../web/build/courier.ts'
import { testApp, type TestApp } from './app.ts'
import { addDepot, addWorker } from './courier-objects.ts'
import { addPerson, type Person } from './people.ts'
import { openPhoneServer, type PhoneServer } from './phone-server.ts'
import { roundWorldOf, type Parcel } from './round-world.ts'

const password = 'Four calm parcels ride'

let app: TestApp
let world: ReturnType<typeof roundWorldOf>
let courier: Person
let parcel: Parcel
let browser: Browser
let server: PhoneServer
let folder: string

/** A picture of the label's code on a parcel, as JPEG. */
const pictureOf = (waybill: string): Buffer => {
  const canvas = createCanvas(1_280, 720)
  const draw = canvas.getContext('2d')
  draw.fillStyle = '#8a6d4b'
  draw.fillRect(0, 0, 1_280, 720)
  draw.translate(640, 360)
  draw.rotate(0.14)
  draw.fillStyle = '#f4f2ee'
  draw.fillRect(-420, -200, 840, 400)
  draw.fillStyle = '#1c1c1c'
  const widths = code128Widths(waybill)
  const module = 700 / widths.reduce((sum, width) => sum + width, 0)
  let at = -350
  widths.forEach((width, index) => {
    if (index % 2 === 0) draw.fillRect(at, -120, width * module, 240)
    at += width * module
  })
  return canvas.toBuffer('image/jpeg', 80)
}

beforeAll(async () => {
  app = await testApp()
  world = roundWorldOf(app)
  const merchant = await addPerson(app.db, 'business')
  const depotId = await addDepot(app, 'DXB', ['DU'])
  courier = await addWorker(app, 'courier', depotId, ['DU'], { password })
  parcel = await world.parcel(merchant, 'IN_TRANSIT', { proof: [] })
  await world.onSheet(courier, depotId, [parcel], 'DELIVERY')
  folder = await mkdtemp(join(tmpdir(), 'marsa-camera-'))
  const film = join(folder, 'label.mjpeg')
  const frame = pictureOf(parcel.waybill)
  await writeFile(film, Buffer.concat(Array.from({ length: 10 }, () => frame)))
  process.env['NODE_ENV'] = 'production'
  await buildCourier(folder)
  server = await openPhoneServer(app, folder)
  browser = await chromium.launch({
    executablePath: await findChromium(),
    ...chromiumTestOptions,
    args: [
      ...chromiumTestOptions.args,
      '--use-fake-ui-for-media-stream',
      '--use-fake-device-for-media-stream',
      `--use-file-for-fake-video-capture=${film}`,
    ],
  })
}, 180_000)
afterAll(async () => {
  await browser.close()
  server.close()
  await app.close()
  await rm(folder, { recursive: true })
})

test('a label in front of the camera is loaded, without a reader of the browser’s own', async () => {
  const context = await browser.newContext({ viewport: { width: 360, height: 740 } })
  await context.grantPermissions(['camera'])
  await context.addInitScript('delete globalThis.BarcodeDetector')
  const page = await context.newPage()
  await page.goto(`${server.address}/en/courier`)
  await page.getByText(courierText.signedOut.en).waitFor()
  await page.evaluate(
    `fetch('/api/token', { method: 'POST', headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ username: '${courier.email}', password: '${password}' }) })
      .then((answer) => answer.json())
      .then(({ refreshToken }) => sessionStorage.setItem('marsa.session', refreshToken))`,
  )
  await page.reload()
  await page.locator('.stop').first().waitFor()
  await page.goto(`${page.url().split('#')[0]}#scan`)
  await page.getByRole('button', { name: courierText.camera.en }).click()
  await expect
    .poll(() => page.locator('.word strong').textContent(), { timeout: 30_000 })
    .toBe(courierText.loaded.en)
  await expect.poll(() => world.stateOf(parcel), { timeout: 30_000 }).toBe('OUT_FOR_DELIVERY')
  await page.getByRole('button', { name: courierText.cameraOff.en }).click()
  await page.getByRole('button', { name: courierText.camera.en }).waitFor()
}, 120_000)
