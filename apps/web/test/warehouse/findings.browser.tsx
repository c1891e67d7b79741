// What was found at intake: the customer sees photo and figures and answers, the warehouse reads the answer.
// First, as in the app: it orders the layers that the pages' own styles are put into.
import '../../src/ui/app.css'
import { QueryClientProvider } from '@tanstack/react-query'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { settingDefaults } from '@marsa/model/kit/settings.ts'
import { say, type Lang, type TextRow } from '@marsa/model/kit/text.ts'
import type { FindingView } from '@marsa/model/warehouse/answers.ts'
import { listStorageDocuments } from '@marsa/model/warehouse/document-endpoints.ts'
import { storageEventText } from '@marsa/model/warehouse/text.ts'
import { quoteFormText } from '@marsa/model/requests/quote-form-text.ts'
import { keyOf, makeQueryClient, settingsKey } from '../../src/kit/query.ts'
import { findingsText } from '../../src/warehouse/goods/findings-text.ts'
import { FindingsCard } from '../../src/warehouse/goods/findings-card.tsx'
import { StorageTimeline } from '../../src/warehouse/storage/storage-timeline.tsx'
import { ownAnswerText, storageCommonText } from '../../src/warehouse/common-text.ts'
import '../../src/warehouse/warehouse.css'
import { faults, languages, onPage } from '../ui/on-page.tsx'
import { storageId, storageOf } from './samples.ts'

const photo = '00000000-0000-4000-8000-0000000000f1'
const finding = (change: Partial<FindingView> = {}): FindingView => ({
  findingId: '00000000-0000-4000-8000-0000000000e1',
  kind: 'damaged',
  state: 'NOTED',
  name: 'Sofa',
  expected: 1,
  found: 1,
  note: 'A torn cover',
  photos: [photo],
  notedAt: '2026-11-20T10:00:00+04:00',
  answeredAt: null,
  answer: null,
  settledAt: null,
  reply: null,
  ...change,
})
const space = finding({
  findingId: '00000000-0000-4000-8000-0000000000e2',
  kind: 'space',
  name: null,
  expected: 18.5,
  found: 21.5,
  photos: [],
})
const storage = (findings: FindingView[]) => storageOf({ status: 'QS_PPA', goods: 'STORED', findings })

const sent: Record<string, unknown>[] = []
beforeEach(() => {
  sent.length = 0
  vi.spyOn(window, 'fetch').mockImplementation(async (_address, init) => {
    if (typeof init?.body !== 'string') return Response.json([{ documentId: photo }])
    sent.push(JSON.parse(init.body) as Record<string, unknown>)
    return Response.json({ status: 'SUCCESS', errorMessage: null })
  })
})
afterEach(() => void vi.restoreAllMocks())

const show = (lang: Lang, findings: FindingView[], customer: boolean) => {
  const client = makeQueryClient()
  client.setQueryData(settingsKey, settingDefaults)
  client.setQueryData(keyOf(listStorageDocuments, { storageRequestID: storageId }), [{ documentId: photo }])
  return onPage(
    lang,
    <QueryClientProvider client={client}>
      <FindingsCard storage={storage(findings)} customer={customer} />
    </QueryClientProvider>,
  )
}

describe.each(languages)('%s', (lang) => {
  const words = (row: TextRow, params = {}) => say(lang, row, params)
  const button = (row: TextRow) => page.getByRole('button', { name: words(row), exact: true })

  test.each([360, 1280])('a customer sees photo and figures and accepts all at %i', async (width) => {
    await page.viewport(width, 800)
    await show(lang, [finding(), space], true)
    await expect.element(page.getByText(words(findingsText.yourTurn))).toBeVisible()
    await expect
      .element(
        page.getByRole('button', {
          name: words(storageCommonText.photoOf, { number: 1, name: '' }),
          exact: false,
        }),
      )
      .toBeVisible()
    await expect.element(page.getByText(/21\.5.*18\.5/)).toBeVisible()
    expect(await faults()).toEqual([])
    expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(width)
    await button(findingsText.acceptAll).click()
    await expect.poll(() => sent).toHaveLength(1)
    expect(sent[0]).toEqual({
      findings: [finding().findingId, space.findingId],
      outcome: 'accept',
      text: null,
    })
  })

  test('a customer accepts one of several, and the button says which', async () => {
    await show(lang, [finding(), space], true)
    const accept = button(findingsText.accept).nth(1)
    await expect.element(accept).toHaveAccessibleDescription(/21\.5/)
    await accept.click()
    await expect.poll(() => sent).toHaveLength(1)
    expect(sent[0]).toMatchObject({ findings: [space.findingId], outcome: 'accept' })
  })

  test('a customer objects with a reason', async () => {
    await show(lang, [finding()], true)
    await expect.element(button(findingsText.acceptAll)).not.toBeInTheDocument()
    await button(findingsText.object).click()
    const dialog = page.getByRole('alertdialog')
    await dialog.getByRole('textbox', { name: words(quoteFormText.reason) }).fill('It was whole')
    await dialog.getByRole('button', { name: words(findingsText.object) }).click()
    await expect.poll(() => sent).toHaveLength(1)
    expect(sent[0]).toMatchObject({ outcome: 'object', text: 'It was whole' })
  })

  test.each([true, false])(
    'the timeline names what was answered, and by whom: to the customer %s',
    async (customer) => {
      const answeredAt = '2026-11-21T10:00:00+04:00'
      const entry = {
        id: 'e2',
        code: 'FINDINGS_ACCEPTED',
        at: answeredAt,
        place: null,
        note: null,
        amount: null,
      }
      const findings = [finding({ state: 'ACCEPTED', answeredAt }), space]
      await onPage(
        lang,
        <QueryClientProvider client={makeQueryClient()}>
          <StorageTimeline
            storage={{ ...storage(findings), timeline: [{ ...entry, by: 'customer' }] }}
            customer={customer}
          />
        </QueryClientProvider>,
      )
      const said = customer ? ownAnswerText : storageEventText
      await expect.element(page.getByText(words(said.FINDINGS_ACCEPTED), { exact: true })).toBeVisible()
      const named = words(findingsText.damaged, { name: '\u2068Sofa\u2069' })
      await expect.element(page.getByText(named, { exact: true })).toBeVisible()
      await expect.element(page.getByText(/21\.5/)).not.toBeInTheDocument()
    },
  )

  test('the warehouse reads the answer, and answers nothing', async () => {
    await show(lang, [finding({ state: 'OBJECTED', answer: 'It was whole' })], false)
    await expect
      .element(page.getByText(say(lang, findingsText.note, { text: '\u2068A torn cover\u2069' })))
      .toBeVisible()
    await expect
      .element(page.getByText(say(lang, findingsText.answer, { text: '\u2068It was whole\u2069' })))
      .toBeVisible()
    await expect.element(page.getByText(words(findingsText.objected))).toBeVisible()
    await expect.element(button(findingsText.accept)).not.toBeInTheDocument()
  })
})
