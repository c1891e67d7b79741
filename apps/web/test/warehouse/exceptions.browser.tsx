// The exceptions lane: a warehouse takes, hands on, gives back and answers; filters stand in the address; nothing open is said so.
// First, as in the app: it orders the layers that the pages' own styles are put into.
import '../../src/ui/app.css'
import { QueryClientProvider } from '@tanstack/react-query'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { roleNames, type Role } from '@marsa/model/kit/access.ts'
import { settingDefaults } from '@marsa/model/kit/settings.ts'
import { say, type Lang, type TextRow } from '@marsa/model/kit/text.ts'
import type { ExceptionRow } from '@marsa/model/warehouse/answers.ts'
import { exceptionText } from '@marsa/model/warehouse/exceptions.ts'
import { storageTurnText, storageTurnWords } from '@marsa/model/warehouse/turn-text.ts'
import { meQuery } from '../../src/accounts/queries.ts'
import { makeQueryClient, settingsKey } from '../../src/kit/query.ts'
import { RouterContext, ShownContext } from '../../src/kit/router/hooks.ts'
import type { Router } from '../../src/kit/router/router.ts'
import type { Shown } from '../../src/kit/router/shown.ts'
import { session } from '../../src/kit/session.ts'
import { exceptionsQuery } from '../../src/warehouse/exceptions/exception-queries.ts'
import { ExceptionsPage } from '../../src/warehouse/exceptions/exceptions-page.tsx'
import { exceptionsText as words, objectionText } from '../../src/warehouse/exceptions/exceptions-text.ts'
import '../../src/warehouse/warehouse.css'
import { faults, languages, onPage } from '../ui/on-page.tsx'
import { storageId } from './samples.ts'

let role: Role = 'warehouse-agent'

const at = '2026-11-20T10:00:00+04:00'
const me = { userId: '00000000-0000-4000-8000-0000000000b1', nameEn: 'Maryam Test', nameAr: 'مريم' }
const colleague = { userId: '00000000-0000-4000-8000-0000000000b2', nameEn: 'Omar Said', nameAr: 'عمر' }
const findingId = '00000000-0000-4000-8000-0000000000e1'

const rowOf = (change: Partial<ExceptionRow> = {}): ExceptionRow => ({
  exceptionId: findingId,
  kind: 'short',
  state: 'NOTED',
  storageRequestID: storageId,
  shipmentReferenceNumber: 'WH-26-0000107',
  customer: { nameEn: 'Gulf Homes', nameAr: 'بيوت الخليج' },
  warehouse: null,
  name: 'Box',
  expected: 10,
  found: 9,
  endDate: null,
  since: at,
  answeredAt: null,
  objection: null,
  reply: null,
  owner: null,
  isMine: false,
  next: { side: 'customer', act: 'answer-findings', by: at, late: null },
  ownerRefusal: 'warehouse.exception-not-yours',
  ...change,
})
const overstay = rowOf({
  exceptionId: storageId,
  kind: 'overstay',
  state: null,
  name: null,
  expected: null,
  found: null,
  endDate: '2026-11-17',
  next: { side: 'agent', act: 'post-final-quote', by: at, late: 3 },
})
const objected = rowOf({
  state: 'OBJECTED',
  objection: 'All ten were there',
  next: { side: 'agent', act: 'answer-objection', by: at, late: null },
})

let listed: object = {}
const sent: { path: string; body: unknown }[] = []
beforeEach(() => {
  role = 'warehouse-agent'
  sent.length = 0
  session.begin({ token: 'token', refreshToken: 'id.1', expiresTime: 3600 }, false)
  vi.spyOn(window, 'fetch').mockImplementation(async (address, init) => {
    if (init?.method === 'POST')
      sent.push({
        path: (typeof address === 'string' ? address : '').replace(/^.*Warehouse\//, ''),
        body: typeof init.body === 'string' ? (JSON.parse(init.body) as unknown) : undefined,
      })
    return Response.json(init?.method === 'POST' ? { status: 'SUCCESS', errorMessage: null } : listed)
  })
})
afterEach(() => {
  vi.restoreAllMocks()
  session.end('signed-out')
  sessionStorage.clear()
})

const show = async (lang: Lang, items: ExceptionRow[], search: Record<string, string> = {}) => {
  const navigate = vi.fn<Router['navigate']>()
  const client = makeQueryClient()
  client.setQueryData(settingsKey, settingDefaults)
  client.setQueryData(meQuery.queryKey, { role: roleNames[role] } as never)
  const key = exceptionsQuery({ ...search, pageIndex: 1, pageSize: 25 }).queryKey
  listed = {
    items,
    pageIndex: 1,
    pageSize: 25,
    totalCount: items.length,
    colleagues: role === 'warehouse-agent' ? [me, colleague] : [],
  }
  client.setQueryData(key, listed as never)
  await onPage(
    lang,
    <QueryClientProvider client={client}>
      <RouterContext value={{ navigate } as unknown as Router}>
        <ShownContext value={{ match: { params: { lang }, search } } as unknown as Shown}>
          <ExceptionsPage />
        </ShownContext>
      </RouterContext>
    </QueryClientProvider>,
  )
  return navigate
}

describe.each(languages)('%s', (lang) => {
  const said = (row: TextRow, params = {}) => say(lang, row, params)
  const button = (row: TextRow) => page.getByRole('button', { name: said(row), exact: false })
  const link = (row: TextRow) => page.getByRole('link', { name: said(row), exact: false })

  test.each([360, 1280])('says what, who is next, how late and who owns it at %i', async (width) => {
    await page.viewport(width, 800)
    await show(lang, [overstay, rowOf({ owner: me, isMine: true, ownerRefusal: null })])
    await expect.element(page.getByText(said(exceptionText.overstay), { exact: true }).last()).toBeVisible()
    await expect.element(page.getByText(said(words.late, { count: 3 }))).toBeVisible()
    await expect.element(page.getByText(said(words.onYou), { exact: true })).toBeVisible()
    await expect.element(page.getByText(said(words.onCustomer), { exact: true }).last()).toBeVisible()
    await expect
      .element(page.getByText(said(storageTurnWords.waits['answer-findings']), { exact: true }))
      .toBeVisible()
    await expect.element(page.getByText(said(words.ofMe), { exact: true })).toBeVisible()
    await expect
      .element(link(storageTurnText['post-final-quote']))
      .toHaveAttribute('href', `/${lang}/warehouse/requests/${storageId}`)
    expect(await faults()).toEqual([])
    expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(width)
  })

  test('one is taken', async () => {
    await page.viewport(1280, 800)
    await show(lang, [rowOf()])
    await button(words.take).click()
    await expect
      .poll(() => sent)
      .toMatchObject([{ path: expect.stringContaining(`TakeException/${findingId}`) }])
  })

  test('its owner hands it to a colleague, not to themselves, or gives it back', async () => {
    await show(lang, [rowOf({ owner: me, isMine: true, ownerRefusal: null })])
    await button(words.change).click()
    await page.getByRole('menuitem', { name: said(words.hand) }).click()
    const dialog = page.getByRole('dialog')
    await dialog.getByRole('button', { name: said(words.handTo), exact: false }).click()
    const option = (each: typeof me) =>
      page.getByRole('option', { name: lang === 'ar' ? each.nameAr : each.nameEn })
    await expect.element(option(me)).not.toBeInTheDocument()
    await option(colleague).click()
    await dialog.getByRole('button', { name: said(words.handSend) }).click()
    await expect
      .poll(() => sent)
      .toMatchObject([{ path: expect.stringContaining('HandException'), body: { to: colleague.userId } }])
    await button(words.change).click()
    await page.getByRole('menuitem', { name: said(words.giveBack) }).click()
    await expect.poll(() => sent[1]?.path).toContain(`GiveExceptionBack/${findingId}`)
  })

  test('somebody else’s is not changed', async () => {
    await show(lang, [rowOf({ owner: colleague })])
    await expect
      .element(page.getByText(lang === 'ar' ? colleague.nameAr : colleague.nameEn, { exact: true }))
      .toBeVisible()
    await expect.element(button(words.change)).not.toBeInTheDocument()
    await expect.element(button(words.take)).not.toBeInTheDocument()
  })

  test('an objection is answered in place', async () => {
    await show(lang, [objected])
    await expect.element(page.getByText(/All ten were there/)).toBeVisible()
    await button(storageTurnText['answer-objection']).click()
    const dialog = page.getByRole('dialog')
    await dialog.getByRole('textbox', { name: said(objectionText.label) }).fill('We counted again')
    await dialog.getByRole('button', { name: said(objectionText.send) }).click()
    await expect
      .poll(() => sent)
      .toMatchObject([
        {
          path: expect.stringContaining(`AnswerObjection/${findingId}`),
          body: { reason: 'We counted again' },
        },
      ])
  })

  test('staff read it, take nothing, and only support answers', async () => {
    role = 'admin-readonly'
    await show(lang, [objected])
    await expect.element(page.getByText(said(words.onAgent), { exact: true })).toBeVisible()
    await expect.element(button(words.take)).not.toBeInTheDocument()
    await expect.element(button(storageTurnText['answer-objection'])).not.toBeInTheDocument()
    await expect
      .element(link(words.openStorage))
      .toHaveAttribute('href', `/${lang}/warehouse/storages/${storageId}`)
  })

  test('filters go into the address, and an empty lane says so', async () => {
    const navigate = await show(lang, [])
    await expect.element(page.getByText(said(words.none), { exact: true })).toBeVisible()
    await button(words.owner).click()
    await page.getByRole('option', { name: said(words.mine), exact: true }).click()
    expect(navigate).toHaveBeenCalledWith({ href: `/${lang}/warehouse/exceptions?owner=mine` })
    // Digits alone are looked for as text, not read back as a number.
    await page.getByLabelText(said(words.search)).fill('107')
    await userEvent.keyboard('{Enter}')
    await expect
      .poll(() => navigate.mock.lastCall)
      .toEqual([{ href: `/${lang}/warehouse/exceptions?text=${encodeURIComponent('"107"')}` }])
    expect(await faults()).toEqual([])
  })

  test('filters that find nothing lead back to all', async () => {
    await show(lang, [], { kind: 'excess' })
    await expect.element(page.getByText(said(words.noMatch), { exact: true })).toBeVisible()
    await expect.element(link(words.showAll)).toHaveAttribute('href', `/${lang}/warehouse/exceptions`)
  })
})
