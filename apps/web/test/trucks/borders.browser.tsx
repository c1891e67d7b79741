// The border documents of a booking: how ready each post is, asking for one more, and doing without one, in both languages.
import '../../src/ui/app.css'
import { QueryClientProvider } from '@tanstack/react-query'
import { afterEach, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import type { StoredDocument } from '@marsa/model/documents/document.ts'
import { documentTypes } from '@marsa/model/documents/document-type.ts'
import { say, type Lang } from '@marsa/model/kit/text.ts'
import type { BorderPostView, BorderTaskView } from '@marsa/model/trucks/borders/border-endpoints.ts'
import { borderPosts } from '@marsa/model/trucks/road/border-routes.ts'
import { makeQueryClient } from '../../src/kit/query.ts'
import { BordersCard } from '../../src/trucks/borders/borders-card.tsx'
import { borderDialogText as dialog, borderText as words } from '../../src/trucks/borders/border-text.ts'
import { trucksPages } from '../../src/trucks/pages.ts'
import type { Borders } from '../../src/trucks/road/calls.ts'
import { faults, languages, onPage } from '../ui/on-page.tsx'

const id = '00000000-0000-4000-8000-000000000001'
const [invoiceId, certificateId, documentId] = [2, 3, 4].map((n) => `00000000-0000-4000-8000-00000000000${n}`)

const task = (change: Partial<BorderTaskView>): BorderTaskView => ({
  taskId: invoiceId!,
  docCode: 'COMMERCIAL_INVOICE',
  owner: 'customer',
  isRequired: true,
  slot: null,
  n: null,
  plate: null,
  state: 'UPLOADED',
  documentId: documentId!,
  reason: null,
  due: '2026-11-25T09:00:00+04:00',
  isOpen: true,
  isOwn: false,
  waiveRefusal: 'kit.forbidden',
  ...change,
})
const certificate = task({
  taskId: certificateId!,
  docCode: 'CERTIFICATE_OF_ORIGIN',
  state: 'RETURNED',
  documentId: null,
  reason: 'The stamp is missing',
})
const post = (change: Partial<BorderPostView>): BorderPostView => ({
  post: 'BATHA',
  due: '2026-11-25T09:00:00+04:00',
  ready: 50,
  usualMinutes: 130,
  passages: 3,
  waiting: 0,
  submitted: 0,
  cleared: 0,
  tasks: [task({}), certificate],
  askRefusal: 'kit.forbidden',
  ...change,
})
const base: Borders = {
  id,
  trucks: 2,
  ready: 75,
  posts: [post({ post: 'GHUWAIFAT', ready: 100, tasks: [task({})], passages: 0 }), post({})],
  askable: ['CONFORMITY_CERTIFICATE', 'HEALTH_CERTIFICATE'],
}
const stored: StoredDocument = {
  documentId: documentId!,
  docCode: 'COMMERCIAL_INVOICE',
  docID: 1,
  quotationtId: null,
  partId: null,
  quotedBy: null,
  file: 'invoice.pdf',
  size: 2_000,
  mediaType: 'application/pdf',
  state: 'UPLOADED',
  returnReason: null,
  addedDate: '2026-11-23T10:00:00+04:00',
  expiresOn: null,
  own: true,
  removable: true,
  reviewable: false,
}

type Asked = { path: string; body: unknown }

const shown = async (lang: Lang, data: { now: Borders }, answer: (asked: Asked) => Response = done) => {
  const sent: Asked[] = []
  vi.spyOn(globalThis, 'fetch').mockImplementation(async (address, init) => {
    const request = new Request(address, init)
    const path = new URL(request.url).pathname.replace(/^.*Trucks\//, '')
    if (request.method === 'GET') return Response.json(path.startsWith('BorderTasks/') ? data.now : [stored])
    const asked = { path, body: await request.json() }
    sent.push(asked)
    return answer(asked)
  })
  await onPage(
    lang,
    <QueryClientProvider client={makeQueryClient()}>
      <BordersCard side="customer" id={id} documents={trucksPages.documents(id)} />
    </QueryClientProvider>,
  )
  return sent
}
const done = () => Response.json({ status: 'SUCCESS', errorMessage: null })
const failed = (status: number, code: string, fields: Record<string, string> = {}) =>
  Response.json(
    {
      status: 'FAILED',
      code,
      errorMessage: 'Refused here',
      fieldErrors: Object.entries(fields).map(([field, message]) => ({ field, message })),
    },
    { status },
  )
const button = (name: string) => page.getByRole('button', { name, exact: true })
const inDialog = (name: string) =>
  page.getByRole('dialog').or(page.getByRole('alertdialog')).getByRole('button', { name, exact: true })

afterEach(async () => {
  vi.restoreAllMocks()
  await page.viewport(1280, 900)
})

test.each(languages)(
  '%s: each post says how ready it is, and opens where something is missing',
  async (lang) => {
    await page.viewport(360, 900)
    const own = { ...certificate, isOwn: true }
    await shown(lang, { now: { ...base, posts: [base.posts[0]!, post({ tasks: [task({}), own] })] } })
    await expect.element(page.getByText(say(lang, borderPosts.BATHA), { exact: false })).toBeVisible()
    const open = [...document.querySelectorAll('details')].map((each) => each.open)
    expect(open).toEqual([false, true])
    const time = { en: '2 h 10 min', ar: 'ساعتين و10 دقائق' }[lang]
    await expect.element(page.getByText(time, { exact: false })).toBeVisible()
    await expect.element(page.getByText('The stamp is missing', { exact: false })).toBeVisible()
    expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(360)
    expect(await faults()).toEqual([])

    // By the keyboard alone: the other post opens, and the document is uploaded.
    document.querySelector('summary')!.focus()
    await userEvent.keyboard('{Enter}')
    expect(document.querySelector('details')!.open).toBe(true)
    const name = say(lang, documentTypes.CERTIFICATE_OF_ORIGIN)
    const upload = button(`${say(lang, words.upload)}: ${name}`)
    ;(upload.element() as HTMLElement).focus()
    await userEvent.keyboard('{Enter}')
    await expect.element(page.getByRole('dialog')).toBeVisible()
    await userEvent.keyboard('{Escape}')
    await expect.element(page.getByRole('dialog')).not.toBeInTheDocument()
  },
)

test.each(languages)(
  '%s: the provider asks for a further document, and reads what was refused',
  async (lang) => {
    let answer = () => failed(422, 'kit.invalid', { docCode: 'Choose a document', reason: 'Say why' })
    const posts = [post({ askRefusal: null })]
    const sent = await shown(lang, { now: { ...base, posts } }, () => answer())
    await button(say(lang, words.ask)).click()
    await inDialog(say(lang, words.ask)).click()
    await expect.element(page.getByText('Choose a document')).toBeVisible()
    await expect.element(page.getByText('Say why')).toBeVisible()
    expect(await faults()).toEqual([])
    await page.getByLabelText(say(lang, dialog.why), { exact: false }).fill('Batha wants it since Monday')
    answer = () => failed(409, 'trucks.not-booked')
    await inDialog(say(lang, words.ask)).click()
    await expect.element(page.getByRole('alert').filter({ hasText: 'Refused here' })).toBeVisible()
    answer = () => Response.json({ taskId: certificateId })
    await inDialog(say(lang, words.ask)).click()
    await expect.element(page.getByRole('dialog')).not.toBeInTheDocument()
    expect(sent.at(-1)).toMatchObject({
      path: `BorderTasks/${id}`,
      body: { post: 'BATHA', owner: 'customer', reason: 'Batha wants it since Monday' },
    })
  },
)

test.each(languages)('%s: the desk does without a document for a reason', async (lang) => {
  const tasks = [{ ...certificate, waiveRefusal: null }]
  const data: { now: Borders } = { now: { ...base, posts: [post({ tasks })] } }
  let isRefused = true
  const sent = await shown(lang, data, () => {
    if (isRefused) return failed(422, 'kit.invalid', { reason: 'Say why' })
    const waived = { ...certificate, state: 'WAIVED', reason: 'The post took a copy' } as const
    data.now = { ...data.now, posts: [post({ ready: 100, tasks: [waived] })] }
    return done()
  })
  const name = say(lang, documentTypes.CERTIFICATE_OF_ORIGIN)
  await button(`${say(lang, words.waive)}: ${name}`).click()
  await inDialog(say(lang, words.waive)).click()
  await expect.element(page.getByText('Say why')).toBeVisible()
  expect(await faults()).toEqual([])
  isRefused = false
  await page.getByLabelText(say(lang, dialog.reason), { exact: true }).fill('The post took a copy')
  await inDialog(say(lang, words.waive)).click()
  await expect
    .poll(() => sent[1])
    .toEqual({
      path: `WaiveBorderTask/${id}`,
      body: { taskId: certificateId, reason: 'The post took a copy' },
    })
  await expect.element(page.getByText(say(lang, words.complete), { exact: true })).toBeVisible()
})

test.each(languages)('%s: no card without a border', async (lang) => {
  await shown(lang, { now: { ...base, posts: [] } })
  await expect.poll(() => vi.mocked(globalThis.fetch).mock.calls.length).toBe(1)
  expect(document.querySelector('#borders')).toBeNull()
})
