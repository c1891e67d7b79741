// The warehouse's quote form, steps of the goods and inventory in both languages: what is refused is said, what is sent is sent once.
import { QueryClientProvider } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { settingDefaults } from '@marsa/model/kit/settings.ts'
import { say, type Lang, type TextRow } from '@marsa/model/kit/text.ts'
import { charges } from '@marsa/model/requests/charges.ts'
import { quotesProblems } from '@marsa/model/requests/problems.ts'
import { quoteFormText } from '@marsa/model/requests/quote-form-text.ts'
import type { StorageDetail, StoredItemView } from '@marsa/model/warehouse/answers.ts'
import { warehouseProblems } from '@marsa/model/warehouse/problems.ts'
import { goodsText } from '@marsa/model/warehouse/text.ts'
// First, as in the app: it orders the layers that later style sheets add to.
import '../../src/ui/app.css'
import { volume } from '../../src/kit/format.ts'
import { makeQueryClient, settingsKey } from '../../src/kit/query.ts'
import { RouterProvider } from '../../src/kit/router/outlet.tsx'
import { createRouter } from '../../src/kit/router/router.ts'
import { QuoteForm } from '../../src/requests/door.tsx'
import { agentItemsText } from '../../src/warehouse/goods/agent-items-text.ts'
import { storageQuoteCalls } from '../../src/warehouse/quoting/agent-queries.ts'
import { agentJobText, agentRequestText } from '../../src/warehouse/quoting/agent-text.ts'
import { Inventory } from '../../src/warehouse/goods/agent-inventory.tsx'
import { asksOf } from '../../src/warehouse/quoting/agent-final-quote.tsx'
import { GoodsSteps } from '../../src/warehouse/job/agent-steps.tsx'
import { memoryHistory } from '../kit/memory-history.ts'
import { faults, languages, onPage } from '../ui/on-page.tsx'
import { storageOf } from './samples.ts'

const requestId = '00000000-0000-4000-8000-000000000001'
const itemId = '00000000-0000-4000-8000-000000000002'

const item: StoredItemView = {
  itemId,
  name: 'Cartons',
  quantity: 40,
  missing: 0,
  excess: 0,
  sides: null,
  place: null,
  released: 5,
  ssccs: [],
  left: 25,
  conditionIn: 'good',
  noteIn: null,
  photosIn: [],
  conditionOut: null,
  noteOut: null,
  photosOut: [],
}

const storage = (change: Partial<StorageDetail>): StorageDetail =>
  ({
    storageRequestID: requestId,
    shipmentReferenceNumber: 'WH-26-000018',
    status: 'QS_PPA',
    version: 7,
    goods: 'AWAITED',
    form: { cbm: 20 },
    items: [item],
    releases: [{ lines: [{ itemId }] }],
    steps: [],
    ...change,
  }) as StorageDetail

const stores = { code: 'STORED' as const, refusal: null, doneAt: null }

/** What was sent to the server. */
const sent: { body: Record<string, unknown> }[] = []
const answers: Record<string, unknown> = {
  SubmitQuote: {
    status: 'SUCCESS',
    errorMessage: null,
    QuotationId: requestId,
    QuotationNo: 'Q-1',
    totalEstimate: '2730.00',
    state: 'Q_DRAFT',
  },
  AddEvent: { status: 'STORED', version: 8, finalOwed: true },
  SaveItems: { status: 'SUCCESS', errorMessage: null },
}

beforeEach(() => {
  sent.length = 0
  vi.spyOn(window, 'fetch').mockImplementation(async (address, init) => {
    const path = new Request(address).url
    const known = Object.keys(answers).find((each) => path.includes(`/${each}`))
    if (known && typeof init?.body === 'string')
      sent.push({ body: JSON.parse(init.body) as Record<string, unknown> })
    // A moment, so that a second press meets the first one.
    await new Promise((resolve) => setTimeout(resolve, 50))
    return Response.json(known ? answers[known] : {}, { status: known ? 200 : 404 })
  })
})
afterEach(() => void vi.restoreAllMocks())

/** Inside a router, because the form warns before it is left. */
const shown = (lang: Lang, part: ReactNode) => {
  const router = createRouter({
    routes: [],
    frame: () => part,
    notFound: () => null,
    failed: () => null,
    frameFailed: () => null,
    history: memoryHistory('/'),
  })
  const client = makeQueryClient()
  client.setQueryData(settingsKey, settingDefaults)
  return onPage(
    lang,
    <QueryClientProvider client={client}>
      <RouterProvider router={router} />
    </QueryClientProvider>,
  )
}

describe.each(languages)('%s', (lang) => {
  const words = (row: TextRow, params = {}) => say(lang, row, params)
  const box = (row: TextRow, params = {}) =>
    page.getByRole('textbox', { name: words(row, params), exact: true })
  const button = (row: TextRow, params = {}) =>
    page.getByRole('button', { name: words(row, params), exact: true })
  const rate = (side: 'buyingOf' | 'sellingOf', code: keyof typeof charges) =>
    box(quoteFormText[side], { charge: words(charges[code]) })

  const quoting = () =>
    shown(
      lang,
      <QuoteForm
        data={{ expected: ['storage', 'handling', 'transport'], own: null, submitRefusal: null }}
        number="WH-26-000018"
        calls={storageQuoteCalls(requestId)}
        vat={agentRequestText.vat}
        more={['packing', 'seal']}
        now={Date.now}
      />,
    )

  test('a charge says its range, and that selling must be above buying', async () => {
    await page.viewport(1280, 900)
    await quoting()
    const selling = rate('sellingOf', 'handling')
    await rate('buyingOf', 'handling').fill('150')
    await selling.fill('150')
    await userEvent.tab()
    await expect
      .element(selling)
      .toHaveAccessibleDescription(words(quotesProblems['quotes.selling-equals-buying']))
    await selling.fill('201')
    await expect.element(selling).toHaveAccessibleDescription(/100.*200/)
    await selling.fill('200')
    await expect.element(selling).not.toHaveAttribute('aria-invalid')
    const submit = button(quoteFormText.submit)
    await expect.element(submit).toHaveAttribute('aria-disabled', 'true')
    await expect.element(submit).toHaveAccessibleDescription(new RegExp(words(quoteFormText.leftFile)))
    expect(await faults()).toEqual([])
  })

  test('charges of storage are added by name and taken away; a draft is saved once', async () => {
    await page.viewport(1280, 900)
    await quoting()
    await button(quoteFormText.addCharge).click()
    await page.getByRole('menuitem', { name: words(charges.packing) }).click()
    await rate('buyingOf', 'packing').fill('90')
    await rate('sellingOf', 'packing').fill('120')
    await button(quoteFormText.addCharge).click()
    await page.getByRole('menuitem', { name: words(charges.seal) }).click()
    await button(quoteFormText.removeCharge, { charge: words(charges.seal) }).click()
    await expect.element(rate('buyingOf', 'seal')).not.toBeInTheDocument()
    await button(quoteFormText.saveDraft).dblClick()
    await expect.element(button(quoteFormText.saveDraft)).toBeVisible()
    await expect.poll(() => sent).toHaveLength(1)
    expect(sent[0]!.body).toMatchObject({
      RequestId: requestId,
      isDraft: true,
      charges: [{ code: 'packing', buyingRate: '90', sellingRate: '120' }],
    })
  })

  test('a step that waits says why; intake says what the measured space leads to, and is sent once', async () => {
    await page.viewport(360, 800)
    const steps = [
      stores,
      { code: 'OUT_FOR_DELIVERY' as const, refusal: 'warehouse.balance-open', doneAt: null },
      { code: 'DELIVERED' as const, refusal: 'warehouse.step-too-early', doneAt: null },
    ]
    await shown(lang, <GoodsSteps storage={storage({ steps })} />)
    const report = (code: keyof typeof goodsText) =>
      button(agentJobText.reportOf, { step: words(goodsText[code]) })
    await expect
      .element(report('OUT_FOR_DELIVERY'))
      .toHaveAccessibleDescription(words(warehouseProblems['warehouse.balance-open']))
    await expect.element(report('DELIVERED')).toHaveAttribute('aria-disabled', 'true')
    await report('STORED').click()
    const dialog = page.getByRole('dialog')
    await expect.element(dialog.getByText(words(agentJobText.undo))).toBeVisible()
    const confirm = button(agentJobText.recordIntake)
    await expect.element(confirm).toHaveAttribute('aria-disabled', 'true')
    const measured = box(agentJobText.measured)
    await measured.fill('21')
    await userEvent.tab()
    await expect.element(dialog.getByText(/5%/)).toBeVisible()
    await measured.fill('21.5')
    await userEvent.tab()
    await expect.element(dialog.getByText(/7\.5%/)).toBeVisible()
    expect(await faults()).toEqual([])
    await confirm.dblClick()
    await expect.element(dialog).not.toBeInTheDocument()
    expect(sent).toHaveLength(1)
    expect(sent[0]!.body).toMatchObject({ code: 'STORED', measuredCBM: 21.5, version: 7 })
    expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(360)
  })

  test('a measurement far off is confirmed, and one with a slipped decimal point typed twice', async () => {
    await page.viewport(360, 800)
    await shown(lang, <GoodsSteps storage={storage({ steps: [stores] })} />)
    await button(agentJobText.reportOf, { step: words(goodsText.STORED) }).click()
    const confirm = button(agentJobText.recordIntake)
    const measured = box(agentJobText.measured)
    const type = async (text: string) => {
      await measured.fill(text)
      await userEvent.tab()
    }
    await type('25')
    await expect.element(confirm).not.toHaveAttribute('aria-disabled')
    await type('30')
    await expect.element(confirm).toHaveAttribute('aria-disabled', 'true')
    await page.getByText(words(agentJobText.measuredAgain, { space: volume(30, lang) })).click()
    await expect.element(confirm).not.toHaveAttribute('aria-disabled')
    await type('200')
    await expect.element(confirm).toHaveAttribute('aria-disabled', 'true')
    await expect.element(page.getByText(/200.*20/).first()).toBeVisible()
    expect(await faults()).toEqual([])
    const again = box(agentJobText.typeAgain)
    await again.fill('20')
    await userEvent.tab()
    await expect.element(confirm).toHaveAttribute('aria-disabled', 'true')
    await again.fill('200')
    await userEvent.tab()
    await confirm.click()
    await expect.poll(() => sent).toHaveLength(1)
    expect(sent[0]!.body).toMatchObject({ measuredCBM: 200, confirmedCBM: 200 })
  })

  test('the proof of delivery is uploaded where the step asks for it', async () => {
    const steps = [{ code: 'DELIVERED' as const, refusal: 'warehouse.proof-first', doneAt: null }]
    await shown(lang, <GoodsSteps storage={storage({ steps })} />)
    await button(agentJobText.uploadProof).click()
    await expect.element(page.getByRole('dialog')).toBeVisible()
  })

  test('an item keeps what is released, and a new one is added to the others', async () => {
    await page.viewport(360, 800)
    await shown(lang, <Inventory storage={storage({ goods: 'STORED' })} />)
    await button(agentItemsText.editNamed, { name: 'Cartons' }).click()
    await expect
      .element(button(agentItemsText.remove))
      .toHaveAccessibleDescription(words(warehouseProblems['warehouse.item-released']))
    await expect.element(page.getByText(words(agentItemsText.leastPieces, { count: 15 }))).toBeVisible()
    const pieces = box(agentItemsText.quantity)
    await pieces.fill('14')
    await button(agentItemsText.save).click()
    await expect.element(pieces).toHaveAttribute('aria-invalid', 'true')
    expect(sent).toHaveLength(0)
    expect(await faults()).toEqual([])
    await button(agentItemsText.back).click()

    await button(agentItemsText.add).click()
    await button(agentItemsText.saveAnd).click()
    const name = box(agentItemsText.name)
    await expect.element(name).toHaveAttribute('aria-invalid', 'true')
    await expect.element(name).toHaveFocus()
    await name.fill('Sofa')
    await button(agentItemsText.saveAnd).click()
    await expect.element(name).toHaveValue('')
    await expect.element(name).toHaveFocus()
    expect(sent).toHaveLength(1)
    expect(sent[0]!.body).toMatchObject({
      version: 7,
      items: [
        { itemId, name: 'Cartons', quantity: 40 },
        { itemId: null, name: 'Sofa', quantity: 1, conditionIn: 'good' },
      ],
    })
  })
})

test('the final quotation is paid before collecting where nothing is delivered', () => {
  const { form } = storageOf()
  const location = { area: 'Al Quoz' } as StorageDetail['form']['pickup']
  const asked = (change: Partial<typeof form>) => asksOf({ money: null, form: { ...form, ...change } })
  const none = { pickup: location, delivery: null, deliveryAsPickup: false }
  expect(asked(none)).toBe(agentJobText.paidBeforeCollecting)
  expect(asked({ ...none, deliveryAsPickup: true })).toBeUndefined()
  expect(asked({ ...none, delivery: location })).toBeUndefined()
})
