// Quotation files in the list of a booked shipment: each names its company, the winner's comes first.
import { QueryClientProvider } from '@tanstack/react-query'
import { afterEach, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import type { StoredDocument } from '@marsa/model/documents/document.ts'
import { DocumentsCard } from '../../src/documents/door.tsx'
import { freightLine } from '../../src/freight/web-line.ts'
import { makeQueryClient } from '../../src/kit/query.ts'
import { languages, onPage } from '../ui/on-page.tsx'

const fileOf = (id: number, en: string, ar: string): StoredDocument => ({
  documentId: `00000000-0000-4000-8000-00000000000${id}`,
  docCode: 'VENDOR_QUOTE',
  docID: 17,
  quotationtId: null,
  partId: null,
  quotedBy: { en, ar },
  file: `quote-${id}.pdf`,
  size: 1000,
  mediaType: 'application/pdf',
  state: 'UPLOADED',
  returnReason: null,
  addedDate: '2026-11-21T10:00:00+04:00',
  expiresOn: null,
  own: false,
  removable: false,
  reviewable: false,
})

afterEach(() => void vi.restoreAllMocks())

test.each(languages)('%s', async (lang) => {
  const [loser, winner] = [fileOf(1, 'Falcon Cargo', 'فالكون كارغو'), fileOf(2, 'Blue Lines', 'بلو لاينز')]
  vi.spyOn(window, 'fetch').mockImplementation(async () => Response.json([loser, winner]))
  await onPage(
    lang,
    <QueryClientProvider client={makeQueryClient()}>
      <DocumentsCard calls={freightLine.documents('r')} needs={[]} closed winner="Blue Lines" />
    </QueryClientProvider>,
  )
  await expect.element(page.getByText(winner.quotedBy![lang], { exact: false })).toBeVisible()
  const text = document.body.textContent
  const at = [winner, loser].map((document) => text.indexOf(document.quotedBy![lang]))
  expect(at[0]).toBeGreaterThan(-1)
  expect(at[1]).toBeGreaterThan(at[0]!)
})
