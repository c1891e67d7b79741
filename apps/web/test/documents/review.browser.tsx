// A document is checked in its dialog: accepted, or returned with words that are not lost by a key.
import { QueryClientProvider } from '@tanstack/react-query'
import { afterEach, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { succeeded } from '@marsa/model/kit/answer.ts'
import type { StoredDocument } from '@marsa/model/documents/document.ts'
import { documentProblems } from '@marsa/model/documents/problems.ts'
import { documentReviewText as words } from '@marsa/model/documents/review-text.ts'
import { DocumentDialog } from '../../src/documents/parts/document-dialog.tsx'
import { makeQueryClient } from '../../src/kit/query.ts'
import { kitText } from '../../src/kit/text.ts'
import { storageLine } from '../../src/warehouse/web-line.ts'
import { faults, languages, onPage } from '../ui/on-page.tsx'
import { storageId } from '../warehouse/samples.ts'

const document: StoredDocument = {
  documentId: '00000000-0000-4000-8000-0000000000d1',
  docCode: 'COMMERCIAL_INVOICE',
  docID: 1,
  quotationtId: null,
  partId: null,
  quotedBy: null,
  file: 'invoice.xlsx',
  size: 2_000,
  mediaType: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  state: 'UPLOADED',
  returnReason: null,
  addedDate: '2026-11-20T10:00:00+04:00',
  expiresOn: null,
  own: false,
  removable: false,
  reviewable: true,
}

afterEach(() => {
  vi.restoreAllMocks()
  return page.viewport(1280, 900)
})

test.each(languages)('%s', async (lang) => {
  const said = documentProblems['documents.reason'][lang]
  const sent: unknown[] = []
  vi.spyOn(window, 'fetch').mockImplementation(async (_, init) => {
    if (!init?.body) return Response.json([])
    sent.push(JSON.parse(init.body as string))
    if (sent.length > 1) return Response.json(succeeded)
    return Response.json(
      {
        status: 'FAILED',
        errorMessage: said,
        code: 'documents.reason',
        fieldErrors: [{ field: 'reason', code: 'documents.reason', message: said }],
      },
      { status: 422 },
    )
  })
  if (lang === 'ar') await page.viewport(360, 740)
  const onClose = vi.fn()
  await onPage(
    lang,
    <QueryClientProvider client={makeQueryClient()}>
      <DocumentDialog document={document} calls={storageLine.documents(storageId)} onClose={onClose} />
    </QueryClientProvider>,
  )
  const button = (name: string) => page.getByRole('button', { name, exact: true })
  await expect.element(button(words.accept[lang])).toBeVisible()
  expect(await faults()).toEqual([])
  await button(words.return[lang]).click()
  const reason = page.getByRole('textbox', { name: words.reason[lang] })
  await expect.element(reason).toHaveFocus()
  await button(words.returnIt[lang]).click()
  await expect.element(page.getByText(said)).toBeVisible()
  await expect.element(reason).toHaveFocus()
  expect(await faults()).toEqual([])
  await userEvent.type(reason, 'Not signed')
  await userEvent.keyboard('{Escape}')
  const question = page.getByRole('alertdialog')
  await question.getByRole('button', { name: kitText.keepEditing[lang] }).click()
  await userEvent.keyboard('{Escape}')
  await question.getByRole('button', { name: kitText.discard[lang], exact: true }).click()
  await expect.element(button(words.accept[lang])).toBeVisible()
  await expect.element(page.getByText(said)).not.toBeInTheDocument()
  expect(onClose).not.toHaveBeenCalled()
  await button(words.return[lang]).click()
  await userEvent.type(reason, 'Not stamped')
  await button(words.returnIt[lang]).click()
  await expect.poll(() => onClose.mock.calls.length).toBe(1)
  expect(sent[1]).toMatchObject({ outcome: 'return', reason: 'Not stamped' })
})
