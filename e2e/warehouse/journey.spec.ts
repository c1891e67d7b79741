// Storage from request to rating by five people: asked in the browser, two warehouses quote, a payment fails and the next is
// made, the goods are picked up, measured, paid for, brought back; strangers and visitors see nothing but the public status.
import type { Page } from '@playwright/test'
import { addDays, dayOf } from '@marsa/model/kit/day.ts'
import { say, type Lang, type TextRow } from '@marsa/model/kit/text.ts'
import { addressFieldText } from '@marsa/model/accounts/addresses/addresses-text.ts'
import { paymentText } from '@marsa/model/finance/payment-text.ts'
import { quotationStateText } from '@marsa/model/requests/text.ts'
import { sheetText } from '@marsa/model/requests/sheet-text.ts'
import { emirates } from '@marsa/model/reference/lists.ts'
import { warehouseEndpoints as storage } from '@marsa/model/warehouse/endpoints.ts'
import { storageCargo } from '@marsa/model/warehouse/request-form.ts'
import { goodsText, storageStateText } from '@marsa/model/warehouse/text.ts'
import { expectAccessibleFromTop } from '../kit/axe.ts'
import { callsOf, visitorCalls } from '../kit/calls.ts'
import { choose, mark, typeDate } from '../kit/fields.ts'
import { newBrowser } from '../kit/people.ts'
import { enter } from '../kit/sign-in.ts'
import { expectOneSheet } from '../kit/print.ts'
import { expect, test } from '../kit/test.ts'
import { agree, answerAtGateway, openAccept } from './pay.ts'
import { makeOutsider, makeParties, type Key } from './prepare.ts'
import { addItem, expectBlocked, postFinal, report, sendQuote, upload } from './work.ts'
import { formWords, storageWords, warehouseWords } from './words.ts'

/** Fills the form, sends it and answers the id of the request. */
const askForStorage = async (page: Page, lang: Lang): Promise<string> => {
  const t = (row: TextRow) => say(lang, row)
  await page.goto(`/${lang}/warehouse/quote`)
  await expect(page.getByRole('heading', { level: 1, name: t(formWords.title) })).toBeVisible()
  await expectAccessibleFromTop(page)
  await page.getByRole('textbox', { name: t(formWords.cbm) }).fill('12')
  await choose(page, t(formWords.cargoType), '', t(storageCargo.household))
  await page.getByRole('textbox', { name: t(formWords.cargoDetails) }).fill('Furniture of a flat')
  await choose(page, t(formWords.emirate), '', t(emirates.DU))
  const time = page.getByRole('region', { name: t(formWords.time) })
  const today = dayOf(new Date())
  await typeDate(time, t(formWords.from), addDays(today, 2))
  await typeDate(time, t(formWords.until), addDays(today, 92))
  await mark(page.getByRole('radio', { name: t(formWords.yesPickup) }))
  const pickup = page.getByRole('region', { name: t(formWords.pickup), exact: true })
  await choose(pickup, t(addressFieldText.emirate), '', t(emirates.DU))
  await pickup.getByRole('textbox', { name: t(addressFieldText.area) }).fill('Al Quoz 3')
  await pickup.getByRole('textbox', { name: t(addressFieldText.street) }).fill('Street 8')
  await mark(page.getByRole('radio', { name: t(formWords.same) }))
  await expectAccessibleFromTop(page)
  await page.getByRole('button', { name: t(formWords.send) }).click()
  await expect(page.getByRole('heading', { level: 1, name: t(formWords.sent) })).toBeVisible()
  await expectAccessibleFromTop(page)
  await page.getByRole('link', { name: t(formWords.view) }).click()
  await expect(page.getByText(t(storageStateText.QS_RCD)).first()).toBeVisible()
  return new URL(page.url()).pathname.split('/').at(-1)!
}

test('storage with pickup and delivery, from request to rating', async ({ browser }, info) => {
  const lang = info.project.metadata['lang'] as Lang
  const t = (row: TextRow) => say(lang, row)
  const people = await makeParties(lang)
  const open = async (key: Key): Promise<Page> => {
    const { page } = await newBrowser(browser, lang)
    await enter(page, people[key])
    return page
  }
  const [customer, winner, rival] = [await open('customer'), await open('winner'), await open('rival')]

  const id = await askForStorage(customer, lang)
  await sendQuote(winner, lang, id, {
    storage: ['700', '900'],
    handling: ['110', '150'],
    transport: ['400', '500'],
  })
  // The customer's open page shows it without reloading.
  await expect(customer.getByText(t(storageStateText.QS_AWP)).first()).toBeVisible()
  await sendQuote(rival, lang, id, {
    storage: ['800', '1000'],
    handling: ['120', '180'],
    transport: ['400', '520'],
  })

  await customer.goto(`/${lang}/warehouse/storages/${id}/quotes`)
  await openAccept(customer, lang, t({ en: 'Amwaj Storage', ar: 'أمواج للتخزين' }))
  await agree(customer, lang, 'half')
  await answerAtGateway(customer, lang, 'decline')
  await customer.getByRole('link', { name: t(paymentText.again) }).click()
  await expect(customer.getByText(t(storageWords.paymentFailed))).toBeVisible()
  await expectAccessibleFromTop(customer)
  await openAccept(customer, lang, t({ en: 'Amwaj Storage', ar: 'أمواج للتخزين' }))
  await agree(customer, lang, 'half')
  await answerAtGateway(customer, lang, 'approve')
  await customer.goto(`/${lang}/warehouse/storages/${id}`)
  await expect(customer.getByText(t(storageStateText.QS_PPA)).first()).toBeVisible()
  await expect(customer.getByText('813.75').first()).toBeVisible()
  const asCustomer = await callsOf(people.customer)
  const { quotation, shipmentReferenceNumber: number } = await asCustomer.call(storage.viewStorage, {
    query: { storageRequestID: id },
  })

  await winner.goto(`/${lang}/warehouse/requests/${id}`)
  await report(winner, lang, 'PICKED_UP')
  await report(winner, lang, 'STORED', { measured: '14' })
  await expectBlocked(winner, lang, 'OUT_FOR_DELIVERY')
  await addItem(winner, lang, 'Sofa', '2')
  await postFinal(winner, lang, '800', '1100')
  await expectAccessibleFromTop(winner)

  await expect(customer.getByText('1,023.75').first()).toBeVisible()
  await expect(customer.getByText('Sofa').first()).toBeVisible()
  await expectAccessibleFromTop(customer)
  await customer.getByRole('button', { name: t(storageWords.acceptFound), exact: true }).click()
  await customer
    .getByRole('button', { name: t(storageWords.payFinal) })
    .first()
    .click()
  await answerAtGateway(customer, lang, 'approve')

  await report(winner, lang, 'OUT_FOR_DELIVERY')
  await expectBlocked(winner, lang, 'DELIVERED')
  await upload(winner, lang, warehouseWords.uploadProof, 'proof.pdf')
  await report(winner, lang, 'DELIVERED')
  const complete = winner.getByRole('button', { name: t(warehouseWords.complete) })
  await expect(complete).toBeDisabled()
  await upload(winner, lang, warehouseWords.uploadInvoice, 'invoice.pdf')
  await complete.click()
  await winner
    .getByRole('alertdialog')
    .getByRole('button', { name: t(warehouseWords.complete) })
    .click()
  await expect(winner.getByText(t(storageStateText.QS_CMP)).first()).toBeVisible()
  await expectAccessibleFromTop(winner)

  await customer.goto(`/${lang}/warehouse/storages/${id}`)
  await customer.getByRole('radio', { name: say(lang, storageWords.stars, { count: 5 }) }).press('Space')
  await customer
    .getByRole('textbox', { name: t(storageWords.comments) })
    .fill(t({ en: 'Clean and on time.', ar: 'نظيف وفي الموعد.' }))
  await customer.getByRole('button', { name: t(storageWords.send), exact: true }).click()
  await expect(customer.getByText(t(storageWords.thanks)).first()).toBeVisible()
  await expectAccessibleFromTop(customer)
  const printed = [t(sheetText.net), 'proof.pdf', t(goodsText.DELIVERED)]
  await expectOneSheet(customer, number, printed)
  await expectOneSheet(winner, number, printed)

  // The rival lost; a visitor reads the steps by the quotation's number and nothing else.
  await rival.goto(`/${lang}/warehouse/requests/${id}`)
  await expect(rival.getByText(t(quotationStateText.Q_NOT_AWARDED)).first()).toBeVisible()
  await expect(rival.getByRole('heading', { level: 1, name: number })).toBeVisible()
  const { page: visitor } = await newBrowser(browser, lang)
  await visitor.goto(`/${lang}/warehouse/status?quotationno=${quotation!.quotationNo}`)
  await expect(visitor.getByText(t(goodsText.DELIVERED)).first()).toBeVisible()
  await expect(visitor.getByText('Al Quoz')).toHaveCount(0)
  await expectAccessibleFromTop(visitor)
  await visitor.goto(`/${lang}/warehouse/storages/${id}`)
  await expect(visitor).toHaveURL(/sign-in/)
  const stranger = await open('stranger')
  await stranger.goto(`/${lang}/warehouse/storages/${id}`)
  await expect(stranger.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(stranger.getByText('Al Quoz')).toHaveCount(0)
  await expectAccessibleFromTop(stranger)

  const byId = { query: { storageRequestID: id } }
  const one = { query: { id } }
  const outsiders: [who: Awaited<ReturnType<typeof callsOf>>, status: number][] = [
    [await callsOf(people.stranger), 404],
    [visitorCalls, 401],
  ]
  for (const [who, status] of outsiders) {
    const found = await Promise.all([
      who.statusOf(storage.viewStorage, byId),
      who.statusOf(storage.compareStorageQuotes, byId),
      who.statusOf(storage.payStorage, { query: { QuoteID: quotation!.QuotationId } }),
      who.statusOf(storage.viewStorageQuote, { query: { QuoteId: quotation!.QuotationId } }),
      who.statusOf(storage.rateStorage, { ...one, body: { rating: 1, comments: 'No' } }),
    ])
    expect(found).toEqual(found.map(() => status))
  }
  for (const other of [await callsOf(people.rival), await callsOf(await makeOutsider(lang))])
    expect([
      await other.statusOf(storage.reportGoods, { ...one, body: { code: 'DELIVERED' } }),
      await other.statusOf(storage.completeStorage, { ...one, body: {} }),
      await other.statusOf(storage.saveStorageItems, { ...one, body: { items: [] } }),
    ]).toEqual([404, 404, 404])
})
