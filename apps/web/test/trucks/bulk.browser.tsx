// The page of bulk uploads of trucks: what is wrong is said at its column, and what was made is sent together, without credit only
// after a yes, each with what became of it.
import { QueryClientProvider } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { afterEach, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { addressesProblems } from '@marsa/model/accounts/addresses/addresses-problems.ts'
import type { Batch, BatchRow } from '@marsa/model/requests/bulk/bulk-endpoints.ts'
import { bulkText } from '@marsa/model/requests/bulk/bulk-text.ts'
import { settingDefaults } from '@marsa/model/kit/settings.ts'
import { comma, say, type Lang } from '@marsa/model/kit/text.ts'
import { truckBulkProblems } from '@marsa/model/trucks/bulk/bulk-problems.ts'
import { truckColumns } from '@marsa/model/trucks/bulk/truck-columns.ts'
import { truckProblems } from '@marsa/model/trucks/problems.ts'
import { makeQueryClient, settingsKey } from '../../src/kit/query.ts'
import { BulkContext } from '../../src/requests/bulk/bulk-pages.ts'
import { BulkMade } from '../../src/requests/bulk/made.tsx'
import { BulkRows } from '../../src/requests/bulk/rows.tsx'
import { truckAskText } from '../../src/trucks/asking/text.ts'
import { truckBulk } from '../../src/trucks/bulk/bulk-page.tsx'
import { faults, languages, onPage } from '../ui/on-page.tsx'

const ids = ['a', 'b', 'c'].map((last) => `00000000-0000-4000-8000-00000000000${last}`)
const numbers = ['TR-26-000011', 'TR-26-000029', 'TR-26-000037']
const batch: Batch = {
  BatchId: '00000000-0000-4000-8000-0000000000b1',
  state: 'DONE',
  fileName: 'trucks.csv',
  headings: [],
  samples: [],
  mapping: [],
  rows: 3,
  faulty: 0,
  leftOut: 0,
  done: 3,
  total: null,
}
const texts = { reference: 'PO-1', commodity: 'Tiles', 'pickup.area': 'Al Quoz', 'dropoff.emirate': 'Dubai' }
const made: BatchRow[] = ids.map((id, at) => ({
  line: at + 2,
  texts,
  problems: [],
  leftOut: false,
  RequestId: id,
  quoteNumber: numbers[at]!,
}))

afterEach(() => void vi.restoreAllMocks())

const show = (lang: Lang, part: ReactNode) => {
  const client = makeQueryClient()
  client.setQueryData(settingsKey, settingDefaults)
  return onPage(
    lang,
    <QueryClientProvider client={client}>
      <BulkContext value={truckBulk}>{part}</BulkContext>
    </QueryClientProvider>,
  )
}

test.each(languages)('%s: faults stand at their columns, in the order of the sheet', async (lang) => {
  vi.spyOn(window, 'fetch').mockImplementation(async () => Response.json({ settings: settingDefaults }))
  const row: BatchRow = {
    line: 2,
    texts: { ...texts, truckType: '7-ton closd' },
    problems: [
      { field: 'dropoff.area', code: 'accounts.address-area' },
      { field: 'trucks', code: 'trucks.too-heavy', limit: 3 },
      {
        field: 'truckType',
        code: 'trucks.bulk-choice',
        meant: [{ text: '7-ton closed', en: '7-ton closed', ar: 'شاحنة 7 أطنان مغلقة' }],
      },
    ],
    leftOut: false,
  }
  const { container } = await show(
    lang,
    <BulkRows
      batch={{ ...batch, state: 'OPEN', faulty: 1 }}
      rows={[row]}
      total={1}
      only="all"
      page={1}
      hrefOf={() => '#'}
    />,
  )
  const types = Object.values(truckColumns.of('truckType').choices!).map((each) => each[lang])
  const choices = types.join(comma(lang))
  const said = [
    ['truckType', say(lang, truckBulkProblems['trucks.bulk-choice'], { choices })],
    ['trucks', say(lang, truckProblems['trucks.too-heavy'], { needed: 3 })],
    ['dropoff.area', say(lang, addressesProblems['accounts.address-area'])],
  ].map(([field, sentence]) => expect.stringContaining(`${truckColumns.of(field!)[lang]}: ${sentence}`))
  const shown = () => [...container.querySelectorAll('.bulk-faults li')].map((each) => each.textContent)
  await expect.poll(shown).toEqual(said)
  expect(await faults()).toEqual([])
})

test.each(languages)('%s: sends all, asks once about credit, and says what was refused', async (lang) => {
  const bodies: { ids: string[]; withoutCredit?: boolean }[] = []
  vi.spyOn(window, 'fetch').mockImplementation(async (_, init) => {
    if (init?.method !== 'POST') return Response.json({ ids, numbers })
    const body = JSON.parse(init.body as string) as (typeof bodies)[number]
    bodies.push(body)
    const codeOf = (id: string) =>
      id === ids[2] ? 'trucks.safety-sheet' : body.withoutCredit ? null : 'trucks.credit-needed'
    const outcomes = body.ids.map((id) => ({ id, code: codeOf(id), params: {}, fields: [] }))
    return Response.json({ outcomes })
  })
  await show(lang, <BulkMade batch={batch} rows={made} total={3} page={1} hrefOf={() => '#'} />)
  const send = (count: number) => page.getByRole('button', { name: say(lang, bulkText.send, { count }) })
  await send(3).click()
  const dialog = page.getByRole('dialog')
  await expect.element(dialog.getByText(say(lang, truckAskText.neededBody))).toBeVisible()
  await dialog.getByRole('button', { name: say(lang, truckAskText.without) }).click()
  await expect.element(page.getByText(say(lang, bulkText.sent, { count: 2 }))).toBeVisible()
  expect(bodies).toEqual([{ ids }, { withoutCredit: true, ids }])
  const refused = page.getByRole('link', { name: numbers[2]! })
  await expect.element(refused).toHaveAttribute('href', `/${lang}/trucks/requests/${ids[2]}`)
  await expect.element(page.getByText(say(lang, truckProblems['trucks.safety-sheet']))).toBeVisible()
  await expect.element(send(1)).toBeVisible()
  expect(await faults()).toEqual([])
})
