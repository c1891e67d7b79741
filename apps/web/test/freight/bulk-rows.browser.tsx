// A line that is corrected leaves the list of faulty ones; whoever works by keyboard goes on from the tab with what is left.
import { QueryClientProvider } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { afterEach, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import type { Batch, BatchRow } from '@marsa/model/requests/bulk/bulk-endpoints.ts'
import { bulkText } from '@marsa/model/requests/bulk/bulk-text.ts'
import { say } from '@marsa/model/kit/text.ts'
import { freightBulk } from '../../src/freight/bulk/bulk-page.tsx'
import { BulkContext } from '../../src/requests/bulk/bulk-pages.ts'
import { BulkRows } from '../../src/requests/bulk/rows.tsx'
import { makeQueryClient } from '../../src/kit/query.ts'
import { languages, onPage } from '../ui/on-page.tsx'

const id = '00000000-0000-4000-8000-0000000000b1'
const faulty = (line: number, meant = false): BatchRow => ({
  line,
  texts: { 'origin.place': 'Atlantis' },
  problems: [
    {
      field: 'origin.place',
      code: 'freight.bulk-several-places',
      ...(meant && { meant: [{ text: 'CNSHA', en: 'Shanghai', ar: 'شنغهاي' }] }),
    },
  ],
  leftOut: false,
})
const batchOf = (rows: number): Batch => ({
  BatchId: id,
  state: 'OPEN',
  fileName: 'orders.csv',
  headings: [],
  samples: [],
  mapping: [],
  rows: 3,
  faulty: rows,
  leftOut: 0,
  done: 0,
  total: null,
})

function Lines() {
  const [rows, setRows] = useState([faulty(2), faulty(3, true), faulty(4)])
  useEffect(() => {
    const drop = (event: Event) => {
      const { detail } = event as CustomEvent<number>
      setRows((before) => before.filter(({ line }) => line !== detail))
    }
    addEventListener('fixed', drop)
    return () => removeEventListener('fixed', drop)
  }, [])
  return (
    <BulkRows
      batch={batchOf(rows.length)}
      rows={rows}
      total={rows.length}
      only="faulty"
      page={1}
      hrefOf={(only) => `#${only}`}
    />
  )
}

afterEach(() => void vi.restoreAllMocks())

test.each(languages)('%s', async (lang) => {
  vi.spyOn(window, 'fetch').mockImplementation(async (_, init) => {
    const { line } = JSON.parse(init?.body as string) as { line: number }
    dispatchEvent(new CustomEvent('fixed', { detail: line }))
    return Response.json({ batch: batchOf(2), row: { ...faulty(line), problems: [] }, changed: 1 })
  })
  await onPage(
    lang,
    <QueryClientProvider client={makeQueryClient()}>
      <BulkContext value={freightBulk}>
        <Lines />
      </BulkContext>
    </QueryClientProvider>,
  )
  const left = (count: number) =>
    page.getByRole('link', { name: new RegExp(`${say(lang, bulkText.faulty)}\\s*${count}$`) })
  await page.getByRole('button', { name: say(lang, bulkText.correctLine, { line: 2 }) }).click()
  await page.getByRole('dialog').getByRole('textbox').fill('Shanghai')
  await page.getByRole('button', { name: say(lang, bulkText.saveLine) }).click()
  await vi.waitFor(() => expect(left(2).element()).toBe(document.activeElement))
  const name = { en: 'Shanghai', ar: 'شنغهاي' }[lang]
  await page.getByRole('button', { name: say(lang, bulkText.take, { name }) }).click()
  await vi.waitFor(() => expect(left(1).element()).toBe(document.activeElement))
})
