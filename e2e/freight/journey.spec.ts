// The whole main job by five people: a customer asks, two agents compete, half is paid, the cargo moves, the rest is
// paid, the cargo is delivered; another customer and a visitor see nothing of it.
import type { Page } from '@playwright/test'
import type { DocCode } from '@marsa/model/documents/document-type.ts'
import { documentTypes } from '@marsa/model/documents/document-type.ts'
import { say, type Lang, type TextRow } from '@marsa/model/kit/text.ts'
import { jobText } from '@marsa/model/freight/screen-text.ts'
import { documentListText } from '@marsa/model/documents/list-text.ts'
import { sheetText } from '@marsa/model/requests/sheet-text.ts'
import { shipmentTurnText } from '@marsa/model/freight/execution/turn-text.ts'
import { shipmentText } from '@marsa/model/freight/execution/shipment-text.ts'
import { feedbackText } from '@marsa/model/requests/feedback.ts'
import { freightStatusText } from '@marsa/model/freight/text.ts'
import { expectAccessible, expectAccessibleFromTop } from '../kit/axe.ts'
import { makePeople, newBrowser, type NewCompany } from '../kit/people.ts'
import { enter, signIn } from '../kit/sign-in.ts'
import { pdf } from '../kit/fields.ts'
import { expectOneSheet } from '../kit/print.ts'
import { expect, test } from '../kit/test.ts'
import { askForQuotes } from './ask.ts'
import { expectBlocked, postFinalQuote, report, upload } from './execute.ts'
import { acceptAndPayDownPayment, approveAtGateway } from './pay.ts'
import { firstRates, secondRates, sendQuote } from './quote.ts'

const companies = (lang: Lang): NewCompany[] => {
  const person = (key: string, role: string, firstName: string) => ({
    key,
    role,
    firstName,
    lastName: 'Test',
    language: lang,
  })
  return [
    {
      kind: 'business',
      nameEn: 'Nakhl Furnishings',
      nameAr: 'نخل للأثاث',
      people: [person('customer', 'business', 'Maryam')],
    },
    {
      kind: 'agent',
      nameEn: 'Saffan Cargo',
      nameAr: 'سفّان للشحن',
      modes: ['sea'],
      people: [person('agent', 'clearing-agent', 'Khalid')],
    },
    {
      kind: 'agent',
      nameEn: 'Dana Wharf',
      nameAr: 'دانة وارف',
      modes: ['sea'],
      people: [person('rival', 'clearing-agent', 'Leena')],
    },
    {
      kind: 'person',
      nameEn: 'Omar Haddad',
      nameAr: 'عمر حداد',
      people: [person('stranger', 'customer', 'Omar')],
    },
  ]
}

/** The customer adds a document on the page of the shipment. */
const addDocument = async (page: Page, lang: Lang, code: DocCode): Promise<void> => {
  const name = documentTypes[code][lang]
  await page
    .getByRole('button', { name: say(lang, documentListText.uploadNamed, { name }) })
    .first()
    .click()
  const dialog = page.getByRole('dialog', { name: say(lang, documentListText.uploadNamed, { name }) })
  await dialog.locator('input[type=file]').setInputFiles(pdf(`${code.toLowerCase()}.pdf`))
  await expect(dialog).toHaveCount(0)
}

test('a shipment from request to delivery', async ({ browser }, info) => {
  const lang = info.project.metadata['lang'] as Lang
  const t = (row: TextRow) => say(lang, row)
  const people = await makePeople(companies(lang))
  const open = async (key: string): Promise<Page> => {
    const { page } = await newBrowser(browser, lang)
    await enter(page, people[key]!)
    return page
  }
  const { page: customer } = await newBrowser(browser, lang)
  await signIn(customer, lang, people['customer']!)
  const [agent, rival, stranger] = [await open('agent'), await open('rival'), await open('stranger')]

  const number = await askForQuotes(customer, lang, 'Winter sofas')
  const requestId = new URL(customer.url()).searchParams.get('id')!
  await customer.goto(`/${lang}/freight/shipments/${requestId}`)

  await sendQuote(agent, lang, number, firstRates)
  // The customer's open page shows it without reloading.
  await expect(customer.getByText(t(freightStatusText.QS_RFC)).first()).toBeVisible()
  await sendQuote(rival, lang, number, secondRates)

  await acceptAndPayDownPayment(customer, lang, requestId, lang === 'ar' ? 'سفّان للشحن' : 'Saffan Cargo')
  await customer.goto(`/${lang}/freight/shipments/${requestId}`)
  await expect(customer.getByText('4,813.88').first()).toBeVisible()
  await expectAccessible(customer)
  for (const code of ['PACKING_LIST', 'BILL_OF_LADING'] as const) await addDocument(customer, lang, code)

  await agent.goto(`/${lang}/freight/jobs/${requestId}`)
  await expectBlocked(agent, lang, 'QS_CUD')
  for (const code of ['DEPARTED', 'QS_ARRIVE', 'QS_DIS'] as const) await report(agent, lang, code)
  await upload(agent, lang, 'DELIVERY_ORDER')
  for (const code of ['QS_DOC', 'QS_CUD', 'QS_CUC', 'QS_CGO'] as const) await report(agent, lang, code)
  await expectBlocked(agent, lang, 'QS_PRG')
  await postFinalQuote(agent, lang)
  await expectBlocked(agent, lang, 'QS_PRG')

  await expect(customer.getByText('4,997.62').first()).toBeVisible()
  await expectAccessibleFromTop(customer)
  await customer
    .getByRole('button', { name: t(shipmentTurnText['pay-balance']) })
    .first()
    .click()
  await approveAtGateway(customer, lang)

  await report(agent, lang, 'QS_PRG')
  await upload(agent, lang, 'PROOF_OF_DELIVERY')
  await report(agent, lang, 'QS_DEL')
  await expect(agent.getByRole('button', { name: t(jobText.complete) })).toBeDisabled()
  await upload(agent, lang, 'INVOICE')

  await customer.goto(`/${lang}/freight/shipments/${requestId}`)
  await customer.getByRole('button', { name: t(shipmentText.confirm) }).click()
  await customer
    .getByRole('alertdialog')
    .getByRole('button', { name: t(shipmentText.confirm) })
    .click()
  await expect(customer.getByText(t(freightStatusText.QS_CMP)).first()).toBeVisible()
  await customer.getByRole('radio', { name: say(lang, feedbackText.stars, { count: 5 }) }).press('Space')
  await customer
    .getByRole('textbox', { name: t(feedbackText.comments) })
    .fill(t({ en: 'Everything on time.', ar: 'كل شيء في موعده.' }))
  await customer.getByRole('button', { name: t(feedbackText.send), exact: true }).click()
  await expect(customer.getByText(t(feedbackText.thanks)).first()).toBeVisible()
  await expectAccessible(customer)
  await expectOneSheet(customer, number, [t(sheetText.net), '4,997.62', 'bill_of_lading.pdf'])
  await expectOneSheet(agent, number, [t(sheetText.net), '4,997.62', 'Maryam'])

  // The rival lost, a stranger and a visitor see nothing.
  await rival.goto(`/${lang}/freight/jobs/${requestId}`)
  await expect(rival.getByText(t(jobText.notWon))).toBeVisible()
  await stranger.goto(`/${lang}/freight/shipments/${requestId}`)
  await expect(stranger.getByText(number)).toHaveCount(0)
  const visitor = await newBrowser(browser, lang)
  await visitor.page.goto(`/${lang}/freight/shipments/${requestId}`)
  await expect(visitor.page).toHaveURL(/sign-in/)
})
