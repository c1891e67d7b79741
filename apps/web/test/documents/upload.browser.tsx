// Adding documents: after a refused file the focus is still in the dialog, and Escape still closes it.
import { QueryClientProvider } from '@tanstack/react-query'
import { useState } from 'react'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { documentTypes } from '@marsa/model/documents/document-type.ts'
import { documentListText } from '@marsa/model/documents/list-text.ts'
import { documentProblems } from '@marsa/model/documents/problems.ts'
import { UploadDialog } from '../../src/documents/parts/upload-dialog.tsx'
import { makeQueryClient } from '../../src/kit/query.ts'
import { uiText } from '../../src/ui/text.ts'
import { storageLine } from '../../src/warehouse/web-line.ts'
import { faults, languages, onPage } from '../ui/on-page.tsx'
import { storageId } from '../warehouse/samples.ts'

function Documents({ opener }: { opener: string }) {
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <button className="btn" onClick={() => setOpen(true)}>
        {opener}
      </button>
      {isOpen && (
        <UploadDialog
          calls={storageLine.documents(storageId)}
          code="COMMERCIAL_INVOICE"
          onClose={() => setOpen(false)}
        />
      )}
    </>
  )
}

afterEach(() => void vi.restoreAllMocks())

describe.each(languages)('%s', (lang) => {
  const name = documentTypes.COMMERCIAL_INVOICE[lang]

  test.each([
    ['here', 'notes.exe'],
    ['by the server', 'invoice.pdf'],
  ])('a file refused %s', async (_, file) => {
    const said = documentProblems['documents.type'][lang]
    const answer = Promise.withResolvers<Response>()
    const sent = vi.spyOn(window, 'fetch').mockImplementation(() => answer.promise)
    await onPage(
      lang,
      <QueryClientProvider client={makeQueryClient()}>
        <Documents opener={documentListText.upload[lang]} />
      </QueryClientProvider>,
    )
    const opener = page.getByRole('button', { name: documentListText.upload[lang], exact: true })
    await opener.click()
    const dialog = page.getByRole('dialog')
    const choose = dialog.getByRole('button', { name: `${uiText.chooseFile[lang]}: ${name}` })
    await expect.element(choose).toBeVisible()
    ;(choose.element() as HTMLElement).focus()
    const input = dialog.element().querySelector('input[type=file]')!
    await userEvent.upload(input, new File(['%PDF-1.4'], file, { type: 'application/pdf' }))
    if (file === 'invoice.pdf') {
      await expect.element(dialog.getByText(documentListText.uploading[lang])).toBeVisible()
      expect(dialog.element().contains(document.activeElement)).toBe(true)
      answer.resolve(
        Response.json(
          { status: 'FAILED', errorMessage: said, code: 'documents.type', fieldErrors: [] },
          { status: 422 },
        ),
      )
    } else expect(sent).not.toHaveBeenCalled()
    await expect.element(dialog.getByRole('alert')).toBeVisible()
    expect(dialog.element().contains(document.activeElement)).toBe(true)
    expect(await faults()).toEqual([])
    await userEvent.keyboard('{Escape}')
    await expect.element(dialog).not.toBeInTheDocument()
    await expect.poll(() => document.activeElement).toBe(opener.element())
  })
})
