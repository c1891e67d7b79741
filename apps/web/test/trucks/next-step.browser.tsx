// The head of a cross-border booking: until trucks are allocated its customer is led to the documents of the border posts.
import '../../src/ui/app.css'
import { QueryClientProvider } from '@tanstack/react-query'
import { afterEach, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { say, type Lang } from '@marsa/model/kit/text.ts'
import { truckTurnWords as words } from '@marsa/model/trucks/execution/truck-turn-text.ts'
import { actionFor } from '@marsa/model/requests/turn.ts'
import { waitsSentence } from '@marsa/model/requests/turn-text.ts'
import { makeQueryClient } from '../../src/kit/query.ts'
import { UsualNext } from '../../src/requests/usual/next.tsx'
import { requestPageText } from '../../src/requests/page/text.ts'
import type { UsualView } from '../../src/requests/usual/spec.ts'
import { trucksPages } from '../../src/trucks/pages.ts'
import { faults, languages, onPage } from '../ui/on-page.tsx'

afterEach(() => vi.restoreAllMocks())

const turn = {
  side: 'agent',
  action: 'allocate-trucks',
  documents: [],
  meanwhile: 'add-border-documents',
  by: '2026-12-04T10:00:00+04:00',
  since: '2026-12-01T14:22:00+04:00',
} satisfies UsualView['turn']

const shown = (lang: Lang, change: Partial<NonNullable<UsualView['turn']>>, customer = true) =>
  onPage(
    lang,
    <QueryClientProvider client={makeQueryClient()}>
      <UsualNext
        line={trucksPages}
        view={
          {
            id: '00000000-0000-4000-8000-000000000001',
            status: 'CONFIRMED',
            nextAction: actionFor({ ...turn, ...change }, customer ? 'customer' : 'desk'),
            turn: { ...turn, ...change },
            remindRefusal: null,
          } as unknown as UsualView
        }
        customer={customer}
      />
      <section id="borders" />
    </QueryClientProvider>,
  )

test.each(languages)('%s: beside the provider’s turn the customer adds the documents', async (lang) => {
  await shown(lang, turn)
  const does = say(lang, words.does['add-border-documents']!)
  await expect.element(page.getByText(say(lang, requestPageText.next, { step: does }))).toBeVisible()
  await expect.element(page.getByText(say(lang, words.beside!['add-border-documents']!))).toBeVisible()
  await expect.element(page.getByRole('button', { name: does })).toBeVisible()
  expect(document.querySelector('main')!.textContent).toContain(waitsSentence(words, turn, lang, 'customer'))
  await expect.element(page.getByText(say(lang, requestPageText.nothing))).not.toBeInTheDocument()
  expect(await faults()).toEqual([])
})

test.each(languages)('%s: with none missing, and for staff, nothing is asked', async (lang) => {
  for (const [meanwhile, customer] of [
    [null, true],
    ['add-border-documents', false],
  ] as const) {
    const { unmount } = await shown(lang, { meanwhile }, customer)
    await expect.element(page.getByText(say(lang, requestPageText.nothing))).toBeVisible()
    await unmount()
  }
})
