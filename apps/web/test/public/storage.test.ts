// Storage as visitors see it: the space calculator, the status by quotation number, and the form to be called back.
import { createChallenge } from 'altcha-lib'
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2'
import type { Page } from 'playwright'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openSite, type Site } from './site.ts'

let site: Site
beforeAll(async () => void (site = await openSite()), 60_000)
afterAll(() => site.close())

const visit = async (path: string, options: { javaScriptEnabled?: boolean } = {}): Promise<Page> => {
  const context = await site.browser.newContext({ viewport: { width: 1280, height: 900 }, ...options })
  const page = await context.newPage()
  await page.goto(site.address + path)
  return page
}
const count = (page: Page, name: string) => page.getByRole('textbox', { name })

describe('the space calculator', () => {
  test('adds what is stepped and typed, and carries the sum into the request', async () => {
    const page = await visit('/en/warehouse/home')
    const sum = page.getByRole('status', { name: 'Space you need' })
    expect(await sum.textContent()).toBe('0 m³')
    const go = page.locator('[data-quote]')
    expect(await go.getAttribute('href')).toBe('/en/warehouse/quote')
    const more = page.getByRole('button', { name: 'One more: Refrigerator' })
    await more.click()
    await expect.poll(() => sum.textContent()).toBe('1.5 m³')
    expect(await count(page, 'Refrigerator').inputValue()).toBe('1')
    // (1 + 4 x 1.8) x 1.15 = 9.43
    await count(page, 'Standard pallet').fill('4')
    await expect.poll(() => sum.textContent()).toBe('9.5 m³')
    expect(await go.textContent()).toBe('Get a quote for 9.5 m³')
    expect(await go.getAttribute('href')).toBe('/en/warehouse/quote?cbm=9.5')
    await page.getByRole('button', { name: 'One less: Refrigerator' }).click({ clickCount: 2 })
    expect(await count(page, 'Refrigerator').inputValue()).toBe('0')
    await expect.poll(() => sum.textContent()).toBe('8.5 m³')
    await page.getByRole('button', { name: 'Clear' }).click()
    await expect.poll(() => sum.textContent()).toBe('0 m³')
    expect(await go.getAttribute('href')).toBe('/en/warehouse/quote')
    await page.context().close()
  })

  test('reads Arabic digits, and takes nothing for what is no count', async () => {
    const page = await visit('/ar/warehouse/home')
    const sum = page.getByRole('status', { name: 'المساحة اللازمة' })
    await count(page, 'ثلاجة').fill('١٠')
    await expect.poll(() => sum.textContent()).toBe('11.5 م³')
    await count(page, 'ثلاجة').blur()
    expect(await count(page, 'ثلاجة').inputValue()).toBe('10')
    for (const wrong of ['-3', '1.5', 'x', ' ']) {
      await count(page, 'ثلاجة').fill(wrong)
      await expect.poll(() => sum.textContent(), { message: wrong }).toBe('0 م³')
    }
    await count(page, 'ثلاجة').fill('٢٠')
    await expect.poll(() => sum.textContent()).toBe('23 م³')
    const asked = page.waitForRequest((request) => request.url().endsWith('/ar/warehouse/quote?cbm=23'))
    await page.getByRole('link', { name: 'اطلب عرضًا لمساحة 23 م³' }).click()
    await asked
    await page.context().close()
  })

  test('without script shows what each thing takes and still leads to the request', async () => {
    const page = await visit('/en/warehouse/home', { javaScriptEnabled: false })
    const form = page.locator('#space form')
    expect(await form.getByText('1.44 m³ each').isVisible()).toBe(true)
    expect(await form.getByRole('button').count()).toBe(0)
    expect(await form.getByRole('link', { name: 'Get a quote' }).getAttribute('href')).toBe(
      '/en/warehouse/quote',
    )
    await page.context().close()
  })
})

describe('the status of stored goods', () => {
  const found = {
    quotationNo: 'QT-26-000018',
    trackingStatus: 'STORED',
    isBrought: true,
    events: [
      { code: 'PICKED_UP', at: '2026-11-20T12:00:00+04:00' },
      { code: 'STORED', at: '2026-11-20T15:30:00+04:00' },
    ],
  }
  const refuse = (status: number, code: string, errorMessage = '') =>
    site.answers.set('/api/GetQuotationStatus', {
      status,
      body: { status: 'FAILED', code, errorMessage, params: {}, fieldErrors: [] },
    })

  test('is asked for by the number in the address, cleaned, and lists the steps in Dubai time', async () => {
    site.answers.set('/api/GetQuotationStatus', { status: 200, body: found })
    const page = await (await site.browser.newContext()).newPage()
    const asked = page.waitForRequest('**/api/GetQuotationStatus*')
    await page.goto(`${site.address}/ar/warehouse/status?quotationno=qt-٢٦-٠٠٠٠١٨&track=1`)
    expect(new URL((await asked).url()).search).toBe('?quotationno=QT-26-000018')
    const answer = page.locator('[data-run=storage-status]')
    await answer.getByRole('heading', { name: 'QT-26-000018' }).waitFor()
    const steps = await answer.getByRole('listitem').allTextContents()
    expect(steps).toHaveLength(2)
    expect(steps[1]).toContain('مخزّنة')
    expect(steps[1]).toContain('15:30')
    expect(await page.getByRole('textbox', { name: 'رقم عرض السعر' }).inputValue()).toBe('QT-26-000018')
    await page.context().close()
  })

  test('asks nothing before a number is entered, and then goes through the form', async () => {
    site.answers.set('/api/GetQuotationStatus', { status: 200, body: { ...found, events: [] } })
    const page = await visit('/en/warehouse/status')
    expect(await page.locator('[data-run=storage-status]').textContent()).toBe('')
    await page.getByRole('textbox', { name: 'Quotation number' }).fill('QT-26-000018')
    await page.getByRole('button', { name: 'Show status' }).click()
    await page.getByText('The warehouse has not received the goods yet.').waitFor()
    expect(new URL(page.url()).search).toBe('?quotationno=QT-26-000018')
    await page.context().close()
  })

  test('says at the field that a number is wrong', async () => {
    refuse(404, 'warehouse.number-invalid', 'Enter the correct quotation number.')
    const page = await visit('/en/warehouse/status?quotationno=QT-26-000019')
    await page.locator('#number-error').getByText('Enter the correct quotation number.').waitFor()
    const field = page.getByRole('textbox', { name: 'Quotation number' })
    expect(await field.getAttribute('aria-invalid')).toBe('true')
    expect(await field.evaluate((node) => node === document.activeElement)).toBe(true)
    expect(await page.locator('[data-run=storage-status]').textContent()).toBe('')
    await page.context().close()
  })

  test('solves a puzzle by itself once the free look-ups are used up', async () => {
    refuse(429, 'warehouse.track-captcha')
    const puzzle = await createChallenge({
      algorithm: 'PBKDF2/SHA-256',
      cost: 10,
      deriveKey,
      expiresAt: new Date(Date.now() + 600_000),
      hmacSignatureSecret: 'a secret of the test',
    })
    site.answers.set('/api/captcha', { status: 200, body: puzzle })
    site.answers.set('/api/Warehouse/TrackSolved', { status: 200, body: found })
    const page = await (await site.browser.newContext()).newPage()
    const asked = page.waitForRequest('**/api/Warehouse/TrackSolved')
    await page.goto(`${site.address}/en/warehouse/status?quotationno=QT-26-000018`)
    const { captcha, ...wanted } = (await asked).postDataJSON()
    expect(wanted).toEqual({ quotationno: 'QT-26-000018' })
    expect(captcha.solution.derivedKey).toMatch(/^00/)
    await page.getByText('Picked up').waitFor()
    await page.context().close()
  })

  test('says when too much was asked', async () => {
    refuse(429, 'kit.too-many')
    const page = await visit('/en/warehouse/status?quotationno=QT-26-000018')
    await page.getByText('Too many look-ups').waitFor()
    await page.context().close()
  })

  test('says when nothing answers, and asks again', async () => {
    refuse(503, 'kit.failed')
    const page = await visit('/en/warehouse/status?quotationno=QT-26-000018')
    await page.getByText('cannot be shown at the moment').waitFor()
    await page.context().setOffline(true)
    await page.getByRole('button', { name: 'Try again' }).click()
    await page.getByText('We cannot be reached').waitFor()
    await page.context().setOffline(false)
    site.answers.set('/api/GetQuotationStatus', { status: 200, body: found })
    await page.getByRole('button', { name: 'Try again' }).click()
    await page.getByText('Picked up').waitFor()
    await page.context().close()
  })
})

test('the form to be called back stands on the home of storage, with its refusals and its success', async () => {
  const message = 'Please enter a valid UAE mobile number: nine digits starting with 5.'
  site.answers.set('/api/sendCallbackRequest', {
    status: 422,
    body: { code: 'kit.invalid', errorMessage: 'Check', fieldErrors: [{ field: 'mobile', message }] },
  })
  const page = await visit('/en/warehouse/home#callback')
  await page.getByLabel('Name').fill('Salma')
  await page.getByLabel('Mobile number').fill('050')
  await page.getByLabel('What is it about?').fill('Twelve pallets')
  await page.getByRole('button', { name: 'Ask for a call' }).click()
  await page.getByText(message).waitFor()
  site.answers.set('/api/sendCallbackRequest', {
    status: 200,
    body: { status: 'SUCCESS', errorMessage: null, requestId: 'CB-26-000018' },
  })
  const asked = page.waitForRequest('**/api/sendCallbackRequest?lang=en')
  await page.getByRole('button', { name: 'Ask for a call' }).click()
  expect((await asked).postDataJSON()).toEqual({ name: 'Salma', mobile: '050', message: 'Twelve pallets' })
  await page.getByText('CB-26-000018').waitFor()
  expect(await page.getByText('Callback request sent').isVisible()).toBe(true)
  await page.context().close()
})
