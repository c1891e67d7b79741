// Printing the labels of a storage in both languages: issued once and saved as a file, refused with its reason and a way on.
// First, as in the app: it orders the layers that later style sheets add to.
import '../../src/ui/app.css'
import { QueryClientProvider } from '@tanstack/react-query'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { settingDefaults } from '@marsa/model/kit/settings.ts'
import { say, type Lang, type TextRow } from '@marsa/model/kit/text.ts'
import type { StorageDetail } from '@marsa/model/warehouse/answers.ts'
import { warehouseProblems } from '@marsa/model/warehouse/problems.ts'
import { ssccText } from '@marsa/model/warehouse/sscc.ts'
import { makeQueryClient, settingsKey } from '../../src/kit/query.ts'
import { Inventory } from '../../src/warehouse/goods/agent-inventory.tsx'
import { labelText } from '../../src/warehouse/goods/label-text.ts'
import { ToastHost } from '../../src/ui/overlays/toast.tsx'
import { faults, languages, onPage } from '../ui/on-page.tsx'
import { storageId, storageOf } from './samples.ts'

const codes = ['006141411234567890', '006141411234567906']
const item: StorageDetail['items'][number] = {
  itemId: '00000000-0000-4000-8000-000000000002',
  name: 'Cartons',
  quantity: 2,
  missing: 0,
  excess: 0,
  sides: null,
  place: null,
  released: 0,
  ssccs: codes,
  left: 2,
  conditionIn: 'good',
  noteIn: null,
  photosIn: [],
  conditionOut: null,
  noteOut: null,
  photosOut: [],
}
const stored = (change: Partial<StorageDetail>) =>
  storageOf({ status: 'QS_PPA', goods: 'STORED', items: [item], labelsRefusal: null, ...change })

/** Method and path of what was asked of the server, with the code of a single label. */
const asked: string[] = []
beforeEach(() => {
  asked.length = 0
  vi.spyOn(window, 'fetch').mockImplementation(async (address, init) => {
    const { pathname, search } = new URL(new Request(address).url)
    asked.push(`${init?.method ?? 'GET'} ${pathname.slice(pathname.indexOf('Warehouse/'))}${search}`)
    return pathname.includes('/IssueLabels/')
      ? Response.json({ labels: 2, issued: 2 })
      : new Response(new Blob(['%PDF']), { headers: { 'content-type': 'application/pdf' } })
  })
})
afterEach(() => void vi.restoreAllMocks())

const show = (lang: Lang, storage: StorageDetail) => {
  const client = makeQueryClient()
  client.setQueryData(settingsKey, settingDefaults)
  return onPage(
    lang,
    <QueryClientProvider client={client}>
      <Inventory storage={storage} />
      <ToastHost />
    </QueryClientProvider>,
  )
}

describe.each(languages)('%s', (lang) => {
  const words = (row: TextRow, params = {}) => say(lang, row, params)
  const print = () => page.getByRole('button', { name: words(labelText.print) })

  test('the labels are issued, then their file is saved', async () => {
    await show(lang, stored({}))
    await print().click()
    await expect
      .poll(() => asked)
      .toEqual([`POST Warehouse/IssueLabels/${storageId}`, `GET Warehouse/Labels/${storageId}`])
    await page.getByText(words(labelText.codes, { count: 2 })).click()
    for (const code of codes) await expect.element(page.getByText(ssccText(code))).toBeVisible()
    expect(await faults()).toEqual([])
  })

  test('the label of one piece is printed again, without codes being issued', async () => {
    await show(lang, stored({}))
    await page.getByText(words(labelText.codes, { count: 2 })).click()
    await page
      .getByRole('button', { name: words(labelText.printAgainNamed, { sscc: ssccText(codes[1]!) }) })
      .click()
    await expect.poll(() => asked).toEqual([`GET Warehouse/Label/${storageId}?sscc=${codes[1]}`])
    expect(await faults()).toEqual([])
  })

  test('a single label that is refused says so', async () => {
    const { status, [lang]: errorMessage } = warehouseProblems['warehouse.label-unknown']
    vi.mocked(window.fetch).mockImplementation(async () =>
      Response.json({ status: 'ERROR', code: 'warehouse.label-unknown', errorMessage }, { status }),
    )
    await show(lang, stored({}))
    await page.getByText(words(labelText.codes, { count: 2 })).click()
    await page
      .getByRole('button', { name: words(labelText.printAgainNamed, { sscc: ssccText(codes[0]!) }) })
      .click()
    await expect.element(page.getByRole('alertdialog', { name: errorMessage })).toBeVisible()
  })

  test('without a prefix the button says why and a link leads to the form', async () => {
    await show(lang, stored({ labelsRefusal: 'warehouse.label-prefix-missing' }))
    const { [lang]: reason } = warehouseProblems['warehouse.label-prefix-missing']
    await expect.element(page.getByText(reason)).toBeVisible()
    await expect.element(print()).toHaveAttribute('aria-disabled', 'true')
    await expect
      .element(page.getByRole('link', { name: words(labelText.addPrefix) }))
      .toHaveAttribute('href', `/${lang}/warehouse/site`)
    expect(asked).toEqual([])
    expect(await faults()).toEqual([])
  })

  test('before the goods are counted it says so; before they have come there is no button', async () => {
    const uncounted = await show(lang, stored({ items: [], labelsRefusal: 'warehouse.labels-uncounted' }))
    await expect.element(page.getByText(warehouseProblems['warehouse.labels-uncounted'][lang])).toBeVisible()
    await uncounted.unmount()
    await show(lang, stored({ goods: 'AWAITED', labelsRefusal: 'warehouse.not-stored' }))
    await expect.element(print()).not.toBeInTheDocument()
  })
})
