// Templates of terms in a quotation: put in, with a question where something is written, kept under a name, changed and deleted.
// First, as in the app: it orders the layers that the pages' own styles are put into.
import '../../src/ui/app.css'
import { QueryClientProvider } from '@tanstack/react-query'
import { useState } from 'react'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { settingDefaults } from '@marsa/model/kit/settings.ts'
import { say, type Lang, type TextRow } from '@marsa/model/kit/text.ts'
import { termsTemplateText as words } from '@marsa/model/requests/terms-template-text.ts'
import { makeQueryClient, settingsKey } from '../../src/kit/query.ts'
import { session } from '../../src/kit/session.ts'
import { TermsTemplates } from '../../src/requests/parts/terms-templates.tsx'
import { faults, languages, onPage } from '../ui/on-page.tsx'

const templateId = '00000000-0000-4000-8000-0000000000a1'
const usual = {
  templateId,
  name: 'Usual terms',
  remarks: 'Weekly sailing',
  terms: 'Subject to space and equipment.',
  changedBy: 'Maryam Test',
  changedAt: '2026-11-20T10:00:00+04:00',
}
let templates: (typeof usual)[] = []
const sent: { method: string; body: unknown }[] = []
beforeEach(() => {
  templates = [usual]
  sent.length = 0
  session.begin({ token: 'token', refreshToken: 'id.1', expiresTime: 3600 }, false)
  vi.spyOn(window, 'fetch').mockImplementation(async (_, init) => {
    const method = init?.method ?? 'GET'
    if (method === 'GET') return Response.json({ templates })
    sent.push({
      method,
      body: typeof init?.body === 'string' ? (JSON.parse(init.body) as unknown) : undefined,
    })
    const answer = { status: 'SUCCESS', errorMessage: null }
    return Response.json(method === 'POST' ? { ...answer, templateId } : answer)
  })
})
afterEach(() => {
  vi.restoreAllMocks()
  session.end('signed-out')
  sessionStorage.clear()
})

function Form({ begun }: { begun: { remarks: string; terms: string } }) {
  const [values, setValues] = useState(begun)
  return (
    <>
      <TermsTemplates values={values} onChange={setValues} />
      <output>{`${values.remarks}|${values.terms}`}</output>
    </>
  )
}

const show = (lang: Lang, begun = { remarks: '', terms: '' }) => {
  const client = makeQueryClient()
  client.setQueryData(settingsKey, settingDefaults)
  return onPage(
    lang,
    <QueryClientProvider client={client}>
      <Form begun={begun} />
    </QueryClientProvider>,
  )
}

describe.each(languages)('%s', (lang) => {
  const said = (row: TextRow, params = {}) => say(lang, row, params)
  const button = (row: TextRow) => page.getByRole('button', { name: said(row), exact: true })
  const open = () => button(words.templates).click()
  const entry = (name: string) => page.getByRole('menuitem', { name, exact: false })
  const filled = 'Weekly sailing|Subject to space and equipment.'

  test('an empty form is filled at once, one that is written in only after a question', async () => {
    await show(lang)
    await open()
    expect(await faults()).toEqual([])
    await expect.element(entry(said(words.save))).toHaveAttribute('aria-disabled', 'true')
    await entry('Usual terms').click()
    await expect.element(page.getByText(filled)).toBeVisible()
  })

  test('what is written stays until its replacement is agreed to', async () => {
    await show(lang, { remarks: 'Mine', terms: '' })
    await open()
    await entry('Usual terms').click()
    await button(words.keep).click()
    await expect.element(page.getByText('Mine|')).toBeVisible()
    await open()
    await entry('Usual terms').click()
    expect(await faults()).toEqual([])
    await button(words.replace).click()
    await expect.element(page.getByText(filled)).toBeVisible()
  })

  test('what is written is kept under a name', async () => {
    await page.viewport(360, 780)
    await show(lang, { remarks: 'Mine', terms: 'Prepaid' })
    await open()
    await entry(said(words.save)).click()
    await page.getByRole('textbox', { name: said(words.name) }).fill('Prepaid')
    expect(await faults()).toEqual([])
    await button(words.saveAction).click()
    await expect
      .poll(() => sent)
      .toEqual([{ method: 'POST', body: { name: 'Prepaid', remarks: 'Mine', terms: 'Prepaid' } }])
  })

  test('one is changed, and one is deleted after a question', async () => {
    await show(lang)
    await open()
    await entry(said(words.manage)).click()
    expect(await faults()).toEqual([])
    const name = '\u2068Usual terms\u2069'
    await page.getByRole('button', { name: said(words.edit, { name }) }).click()
    await page.getByRole('textbox', { name: said(words.name) }).fill('Sea terms')
    await button(words.saveAction).click()
    await expect.poll(() => sent).toMatchObject([{ method: 'POST', body: { templateId, name: 'Sea terms' } }])
    await page.getByRole('button', { name: said(words.remove, { name }) }).click()
    await button(words.removeAction).click()
    await expect.poll(() => sent.at(-1)).toMatchObject({ method: 'DELETE' })
  })

  test('where there is none, it is said how one is made', async () => {
    templates = []
    await show(lang)
    await open()
    await entry(said(words.manage)).click()
    await expect.element(page.getByText(said(words.none))).toBeVisible()
  })
})
