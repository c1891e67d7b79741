// The list, the page of one request and the comparison, as a customer sees them in the states that matter.
// First, as in the app: it orders the layers that the pages' own styles are put into.
import '../../src/ui/app.css'
import { QueryClientProvider } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { describe, expect, test, vi } from 'vitest'
import { cdp, page } from 'vitest/browser'
import type { StoredDocument } from '@marsa/model/documents/document.ts'
import { sheetText } from '@marsa/model/requests/sheet-text.ts'
import { acceptText, compareText } from '@marsa/model/requests/screen-text.ts'
import { settingDefaults } from '@marsa/model/kit/settings.ts'
import { documentListText } from '@marsa/model/documents/list-text.ts'
import { say, type Lang } from '@marsa/model/kit/text.ts'
import { listStorageDocuments } from '@marsa/model/warehouse/document-endpoints.ts'
import type { StorageDetail } from '@marsa/model/warehouse/answers.ts'
import type { AnswerOf } from '@marsa/model/kit/endpoint.ts'
import type { compareStorageQuotes } from '@marsa/model/warehouse/quote-endpoints.ts'
import { storageTurnText } from '@marsa/model/warehouse/turn-text.ts'
import { goodsLineText, goodsText } from '@marsa/model/warehouse/text.ts'
import { date } from '../../src/kit/format.ts'
import { keyOf, makeQueryClient, settingsKey } from '../../src/kit/query.ts'
import { RouterContext, ShownContext } from '../../src/kit/router/hooks.ts'
import type { Router } from '../../src/kit/router/router.ts'
import type { Shown } from '../../src/kit/router/shown.ts'
import { comparePageText } from '../../src/requests/page/text.ts'
import { storageCompareQuery, storageQuery } from '../../src/warehouse/queries.ts'
import { storageCommonText } from '../../src/warehouse/common-text.ts'
import { storageCompareText } from '../../src/warehouse/quoting/compare-text.ts'
import { StorageComparePage } from '../../src/warehouse/quoting/compare-page.tsx'
import { storageListText } from '../../src/warehouse/list/list-text.ts'
import { StorageTable } from '../../src/warehouse/list/storage-table.tsx'
import { StorageView } from '../../src/warehouse/storage/storage-view.tsx'
import { releaseText } from '../../src/warehouse/releases/release-text.ts'
import { extensionText, inventoryText, storageText } from '../../src/warehouse/storage-text.ts'
import '../../src/warehouse/warehouse.css'
import { faults, languages, onPage } from '../ui/on-page.tsx'
import { comparisonOf, quoteOf, rowOf, storageId, storageOf } from './samples.ts'

const show = (lang: Lang, part: ReactNode, documents: readonly StoredDocument[] = []) => {
  const client = makeQueryClient()
  client.setQueryData(settingsKey, settingDefaults)
  client.setQueryData(keyOf(listStorageDocuments, { storageRequestID: storageId }), documents)
  return onPage(lang, <QueryClientProvider client={client}>{part}</QueryClientProvider>)
}

/** The page of the quotes, with what the server would answer. */
const compare = async (lang: Lang, data: AnswerOf<typeof compareStorageQuotes>, storage: StorageDetail) => {
  const navigate = vi.fn<Router['navigate']>()
  const client = makeQueryClient()
  client.setQueryData(settingsKey, settingDefaults)
  client.setQueryData(storageCompareQuery(storageId).queryKey, data)
  client.setQueryData(storageQuery(storageId).queryKey, storage)
  await onPage(
    lang,
    <QueryClientProvider client={client}>
      <RouterContext value={{ navigate } as unknown as Router}>
        <ShownContext value={{ match: { params: { lang, id: storageId } } } as unknown as Shown}>
          <StorageComparePage />
        </ShownContext>
      </RouterContext>
    </QueryClientProvider>,
  )
  return navigate
}

const items = [
  {
    itemId: 'i1',
    name: 'Sofa',
    quantity: 3,
    missing: 0,
    excess: 0,
    sides: null,
    place: null,
    released: 1,
    ssccs: [],
    left: 2,
    conditionIn: 'good' as const,
    noteIn: null,
    photosIn: [],
    conditionOut: null,
    noteOut: null,
    photosOut: [],
  },
]
const stored = {
  status: 'QS_AWAITING_FINAL_PAY',
  goods: 'STORED',
  timeline: [
    {
      id: 'e2',
      code: 'STORED',
      at: '2026-11-21T10:00:00+04:00',
      note: null,
      amount: null,
      place: null,
      by: 'agent' as const,
    },
  ],
  ahead: ['DELIVERED' as const],
  items,
  extendRefusal: null,
  releaseRefusal: null,
  editRefusal: 'kit.moved-on',
  nextAction: 'pay-balance',
  quotation: quoteOf({ isFinal: true }),
  money: {
    total: '4200.00',
    paid: '2100.00',
    balance: '2100.00',
    currency: 'AED' as const,
    paymentType: 'card' as const,
    payments: [],
    refunds: [],
    cancelFee: null,
    compensation: null,
    invoices: [],
  },
}

const sorted = {
  pending: false,
  sort: { id: 'added', direction: 'descending' as const },
  onSort: () => undefined,
}

describe.each(languages)('%s', (lang) => {
  const words = (row: Parameters<typeof say>[1], params = {}) => say(lang, row, params)
  const button = (row: Parameters<typeof say>[1]) => page.getByRole('button', { name: words(row) })

  test.each([360, 1280])('the list leads to the step of each row at %i', async (width) => {
    await page.viewport(width, 900)
    const rows = [
      rowOf(),
      rowOf({
        storageRequestID: 'b',
        shipmentReferenceNumber: 'WH-26-0000115',
        status: 'QS_AWAITING_FINAL_PAY',
        goods: 'STORED',
        amountDue: '2100.00',
        nextAction: 'pay-balance',
        pieces: 18,
        warehouse: { nameEn: 'Jebel Ali Stores', nameAr: 'مخازن جبل علي' },
        storedSince: '2026-05-12T10:00:00+04:00',
      }),
    ]
    await show(lang, <StorageTable rows={rows} own {...sorted} />)
    const isPhone = width === 360
    const link = (row: { en: string; ar: string }, number: string) =>
      page.getByRole('link', { name: `${row[lang]}: ${number}` })
    await expect
      .element(link(isPhone ? storageTurnText['compare-quotes'] : storageListText.compare, 'WH-26-0000107'))
      .toHaveAttribute('href', `/${lang}/warehouse/storages/${storageId}/quotes`)
    await expect
      .element(link(isPhone ? storageTurnText['pay-balance'] : storageListText.pay, 'WH-26-0000115'))
      .toHaveAttribute('href', `/${lang}/warehouse/storages/b`)
    await expect.element(page.getByText(goodsText.STORED[lang], { exact: true })).toBeVisible()
    for (const said of [
      words(goodsLineText.pieces, { count: 18 }),
      lang === 'ar' ? 'مخازن جبل علي' : 'Jebel Ali Stores',
      words(storageCommonText.storedSince, { day: date('2026-05-12', lang) }),
    ])
      await expect.element(page.getByText(said, { exact: false })).toBeVisible()
    expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(width)
    expect(await faults()).toEqual([])
  })

  test('staff see whose a request is, and take no step for its customer', async () => {
    await page.viewport(1280, 900)
    const customer = { nameEn: 'Nakhl Furnishings', nameAr: 'نخل للأثاث' }
    await show(lang, <StorageTable rows={[rowOf({ customer })]} own={false} {...sorted} />)
    await expect.element(page.getByText(lang === 'ar' ? customer.nameAr : customer.nameEn)).toBeVisible()
    await expect
      .element(page.getByRole('link', { name: storageTurnText['compare-quotes'][lang], exact: false }))
      .not.toBeInTheDocument()
  })

  test('a stored request can be paid, kept longer and released in part; one that waits can be changed', async () => {
    await page.viewport(360, 900)
    await show(lang, <StorageView storage={storageOf(stored)} customer />)
    await expect.element(button(storageTurnText['pay-balance'])).toBeVisible()
    await expect.element(button(extensionText.ask)).toBeEnabled()
    await expect.element(button(releaseText.ask)).toBeEnabled()
    await expect
      .element(page.getByText(words(inventoryText.stillThere, { count: '2', total: '3' })))
      .toBeVisible()
    expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(360)
    expect(await faults()).toEqual([])
  })

  test('beyond its time the release is asked for filled in, and more time with its price', async () => {
    await page.viewport(360, 900)
    const over = { ...stored, overstay: true, endDate: '2020-03-02', nextAction: 'extend-or-collect' }
    const form = { ...storageOf().form, startDate: '2020-01-01', endDate: '2020-03-02' }
    await show(lang, <StorageView storage={storageOf({ ...over, form })} customer />)
    await page.getByRole('button', { name: words(releaseText.askAll), exact: true }).click()
    const dialog = page.getByRole('dialog')
    await expect.element(dialog.getByRole('textbox', { name: /^Sofa/ })).toHaveValue('2')
    await dialog.getByRole('button', { name: words(releaseText.cancel) }).click()
    await button(extensionText.ask).first().click()
    await expect
      .element(
        page
          .getByRole('dialog')
          .getByText(/AED|د\.إ/)
          .first(),
      )
      .toBeVisible()
    expect(await faults()).toEqual([])
  })

  test('on paper it is one sheet with number, code, steps, amounts and documents, and nothing of the page', async () => {
    await page.viewport(1280, 900)
    const listed = {
      documentId: '00000000-0000-4000-8000-0000000000d1',
      docCode: 'PACKING_LIST' as const,
      docID: 1,
      quotationtId: null,
      partId: null,
      file: 'packing-list.pdf',
      size: 1000,
      mediaType: 'application/pdf',
      state: 'ACCEPTED' as const,
      returnReason: null,
      addedDate: '2026-11-21T10:00:00+04:00',
      expiresOn: null,
      own: true,
      removable: false,
      quotedBy: null,
      reviewable: false,
    }
    const twoPhotos = words(documentListText.photos, { count: 2 })
    const photos = [2, 3].map((each) => ({
      ...listed,
      documentId: `00000000-0000-4000-8000-0000000000d${each}`,
      docCode: 'CONDITION_PHOTO' as const,
    }))
    const quote = {
      ...listed,
      documentId: '00000000-0000-4000-8000-0000000000d4',
      docCode: 'VENDOR_QUOTE' as const,
      file: 'quote.pdf',
      quotedBy: { en: 'Falcon Stores', ar: 'مخازن فالكون' },
    }
    await show(lang, <StorageView storage={storageOf(stored)} customer />, [listed, quote, ...photos])
    const sheet = page.elementLocator(document.body).getByRole('article')
    await expect.element(sheet).not.toBeInTheDocument()
    await cdp().send('Emulation.setEmulatedMedia', { media: 'print' })
    try {
      await expect.element(sheet.getByRole('heading', { name: 'WH-26-0000107' })).toBeVisible()
      await expect.element(sheet.getByRole('img', { name: /WH-26-0000107/ })).toBeVisible()
      const says = [goodsText.STORED[lang], words(sheetText.total), 'packing-list.pdf', twoPhotos]
      for (const text of [...says, quote.quotedBy[lang]])
        await expect.element(sheet.getByText(text, { exact: true })).toBeVisible()
      await expect.element(sheet.getByText('4,200.00').first()).toBeVisible()
      await expect.element(page.getByRole('main')).not.toBeInTheDocument()
      await expect.element(page.getByRole('button').first()).not.toBeInTheDocument()
    } finally {
      await cdp().send('Emulation.setEmulatedMedia', { media: '' })
    }
    await expect.element(sheet).not.toBeInTheDocument()
  })

  test('photos of the goods stand in one row with their number, which opens them', async () => {
    const photo = (id: number) =>
      ({
        documentId: `00000000-0000-4000-8000-0000000000f${id}`,
        docCode: 'CONDITION_PHOTO',
        docID: 23,
        quotationtId: null,
        partId: null,
        file: `photo-${id}.jpg`,
        size: 1000,
        mediaType: 'image/jpeg',
        state: 'UPLOADED',
        returnReason: null,
        addedDate: '2026-11-21T10:00:00+04:00',
        expiresOn: null,
        own: false,
        removable: false,
        reviewable: false,
      }) as StoredDocument
    await show(lang, <StorageView storage={storageOf(stored)} customer />, [photo(1), photo(2), photo(3)])
    const title = words(documentListText.photos, { count: 3 })
    await expect.element(page.getByText(title, { exact: true })).toBeVisible()
    await expect.element(page.getByText('photo-2.jpg')).not.toBeInTheDocument()
    await page.getByRole('button', { name: `${words(documentListText.showPhotos)}: ${title}` }).click()
    for (const name of ['photo-1.jpg', 'photo-2.jpg', 'photo-3.jpg'])
      await expect.element(page.getByText(name, { exact: true })).toBeVisible()
    expect(await faults()).toEqual([])
  })

  test('the quotation file of the warehouse that has won stands before the others', async () => {
    const file = (name: string, en: string) =>
      ({
        documentId: `${en}-0000`,
        docCode: 'VENDOR_QUOTE',
        file: name,
        size: 1000,
        state: 'UPLOADED',
        addedDate: '2026-11-21T10:00:00+04:00',
        expiresOn: null,
        quotedBy: { en, ar: en },
      }) as StoredDocument
    const agent = {
      nameEn: 'Winner',
      nameAr: 'Winner',
      contactName: 'Omar',
      contactNumber: null,
    } as StorageDetail['agent']
    const documents = [file('rival.pdf', 'Rival'), file('winner.pdf', 'Winner')]
    await show(lang, <StorageView storage={storageOf({ ...stored, agent })} customer />, documents)
    await expect.element(page.getByText('rival.pdf', { exact: true })).toBeVisible()
    const names = page.getByText(/^(winner|rival)\.pdf$/).elements()
    expect(names.map(({ textContent }) => textContent)).toEqual(['winner.pdf', 'rival.pdf'])
  })

  test('a request without quotes can be changed and cancelled, and has no goods to speak of', async () => {
    await show(lang, <StorageView storage={storageOf()} customer />)
    await expect
      .element(page.getByRole('link', { name: words(storageText.edit) }))
      .toHaveAttribute('href', `/${lang}/warehouse/quote?id=${storageId}`)
    await expect.element(button(releaseText.ask)).not.toBeInTheDocument()
    await expect.element(page.getByText(words(storageText.goods))).not.toBeInTheDocument()
  })

  test.each([360, 1280])(
    'the lowest quote is named with its reason and accepted with its terms at %i',
    async (width) => {
      await page.viewport(width, 900)
      const dearer = quoteOf({
        QuotationId: '00000000-0000-4000-8000-0000000000a2',
        agentNameEn: 'Al Quoz Storage',
        agentNameAr: 'القوز للتخزين',
        totalEstimate: '5250.00',
        isLowest: false,
      })
      const navigate = await compare(
        lang,
        comparisonOf([dearer, quoteOf()], { downPercent: 30 }),
        storageOf({ status: 'QS_AWP' }),
      )
      await expect.element(page.getByText(words(compareText.lowestFlag)).first()).toBeVisible()
      expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(width)
      expect(await faults()).toEqual([])
      const name = quoteOf()[lang === 'ar' ? 'agentNameAr' : 'agentNameEn']
      await page.getByRole('button', { name: `${words(compareText.acceptAndPay)}: ${name}` }).click()
      await expect.element(page.getByText(words(storageCompareText.part, { percent: 30 }))).toBeVisible()
      const pay = page.getByRole('dialog').getByRole('button', { name: /2,100/ })
      await expect.element(pay).toHaveAttribute('aria-disabled', 'true')
      await page.getByText(words(acceptText.agree)).click()
      await expect.element(pay).not.toHaveAttribute('aria-disabled')
      expect(navigate).not.toHaveBeenCalled()
    },
  )

  test.each([360, 1280])('the only quote is not called the lowest at %i', async (width) => {
    await page.viewport(width, 900)
    await compare(lang, comparisonOf([quoteOf()]), storageOf({ status: 'QS_AWP' }))
    const name = quoteOf()[lang === 'ar' ? 'agentNameAr' : 'agentNameEn']
    await expect
      .element(page.getByRole('button', { name: `${words(compareText.acceptAndPay)}: ${name}` }))
      .toBeVisible()
    expect(page.getByText(words(compareText.lowestFlag)).query()).toBeNull()
  })

  test('a payment that failed offers its quote again while it holds', async () => {
    const failed = {
      id: 'e3',
      code: 'PAYMENT_FAILED',
      at: '2026-11-21T10:00:00+04:00',
      note: null,
      amount: null,
      place: null,
      by: 'gateway' as const,
    }
    await compare(
      lang,
      comparisonOf([quoteOf({ state: 'Q_FAILED' })]),
      storageOf({ status: 'QS_AWP', timeline: [failed] }),
    )
    await button(comparePageText.again).click()
    await expect.element(page.getByRole('dialog')).toBeVisible()
  })
})
