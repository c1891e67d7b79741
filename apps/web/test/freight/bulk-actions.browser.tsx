// Choosing rows and the bar of actions, and work on many that stops and goes on, in both languages.
import { QueryClientProvider } from '@tanstack/react-query'
import { useState } from 'react'
import { describe, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import type { ShipmentSummary } from '@marsa/model/freight/answers.ts'
import { draftsText } from '@marsa/model/freight/asking/drafts-text.ts'
import { bulkActionText } from '@marsa/model/freight/bulk/bulk-action-text.ts'
import { runText } from '@marsa/model/requests/bulk/run-text.ts'
import { say, type Lang } from '@marsa/model/kit/text.ts'
import { ShipmentBar } from '../../src/freight/bulk-actions/shipment-bar.tsx'
import { RunProgress } from '../../src/requests/bulk/run-progress.tsx'
import { useRun, type Step } from '../../src/requests/bulk/use-run.ts'
import { ShipmentTable } from '../../src/freight/list/shipment-table.tsx'
import { Refusal } from '../../src/kit/call.ts'
import { makeQueryClient } from '../../src/kit/query.ts'
import { Button } from '../../src/ui/actions/button.tsx'
import { choiceOf, type Kept } from '../../src/ui/lists/choice.ts'
import { ChooseAll, ChooseBox } from '../../src/ui/fields/choose-box.tsx'
import { faults, languages, onPage } from '../ui/on-page.tsx'

const row = (index: number, status: string): ShipmentSummary => ({
  RequestId: `00000000-0000-4000-8000-00000000000${index}`,
  quoteNumber: `FR-26-000010${index}`,
  nickname: null,
  goods: null,
  cargo: null,
  status,
  mode: 'sea',
  direction: 'import',
  origin: null,
  destination: null,
  reference: null,
  dueStep: null,
  lowestQuote: null,
  quoteCount: 0,
  addedDate: '2026-11-20T10:00:00+04:00',
  expiryDate: null,
  eta: null,
  arrival: null,
  nextAction: null,
  turn: null,
  amountDue: null,
  customer: null,
  ownState: null,
  answerBy: null,
})
const rows = [row(1, 'DRAFT'), row(2, 'QS_RCD'), row(3, 'DRAFT'), row(4, 'QS_CMP')]

function List({ most = 50 }: { most?: number }) {
  const kept = useState<Kept<ShipmentSummary>>()
  const choice = choiceOf(kept, { scope: 'all', rows, keyOf: (each) => each.RequestId, most })
  const boxes = {
    head: <ChooseAll choice={choice} rows={rows} />,
    cell: (each: ShipmentSummary) => <ChooseBox choice={choice} row={each} name={each.quoteNumber} />,
  }
  return (
    <>
      <ShipmentTable
        rows={rows}
        agent={false}
        boxes={boxes}
        pending={false}
        sort={{ id: 'added', direction: 'descending' }}
        onSort={() => undefined}
      />
      {choice.chosen.length > 0 && <ShipmentBar choice={choice} own />}
    </>
  )
}

const listed = (lang: Lang, most?: number) =>
  onPage(
    lang,
    <QueryClientProvider client={makeQueryClient()}>
      <List most={most} />
    </QueryClientProvider>,
  )

function Work({ steps, onOver }: { steps: Step[]; onOver: (count: number) => void }) {
  const run = useRun((outcomes) => onOver(outcomes.length))
  return (
    <>
      <RunProgress run={run} title={draftsText.sending} />
      <Button onPress={() => run.start(steps, 2)}>Start</Button>
    </>
  )
}

describe.each(languages)('%s', (lang) => {
  const words = (text: Parameters<typeof say>[1], params = {}) => say(lang, text, params)
  const box = (index: number) => page.getByRole('checkbox', { name: rows[index]!.quoteNumber, exact: false })
  // The input is hidden behind what is drawn.
  const tick = async (index: number) => {
    await expect.element(box(index)).toBeInTheDocument()
    box(index).element().closest('label')!.click()
  }
  const counts = (part: number, all: number) => ({ part: String(part), all: String(all) })

  test('says how many of the chosen rows each action is for', async () => {
    await page.viewport(1280, 800)
    await listed(lang)
    await tick(1)
    await expect.element(page.getByText(words(bulkActionText.chosen, { count: 1 }))).toBeVisible()
    const send = page.getByRole('button', { name: words(bulkActionText.send, counts(0, 1)) })
    await expect.element(send).toHaveAttribute('aria-disabled', 'true')
    await expect.element(send).toHaveAccessibleDescription(words(bulkActionText.onlyDrafts))

    await page
      .getByRole('region', { name: words(bulkActionText.actions) })
      .getByRole('button', { name: words(bulkActionText.chooseAll) })
      .click()
    const link = page.getByRole('link', { name: words(bulkActionText.send, counts(2, 4)) })
    await expect
      .element(link)
      .toHaveAttribute('href', `/${lang}/freight/drafts?ids=${rows[0]!.RequestId},${rows[2]!.RequestId}`)
    expect(await faults()).toEqual([])

    await page.getByRole('button', { name: words(bulkActionText.remove, counts(2, 4)) }).click()
    const dialog = page.getByRole('alertdialog')
    await expect.element(dialog).toHaveAccessibleName(words(bulkActionText.removeTitle, { count: 2 }))
    const said = dialog.element().textContent
    for (const { quoteNumber } of rows) expect(said).toContain(quoteNumber)
    await userEvent.keyboard('{Escape}')
    await page.getByRole('button', { name: words(bulkActionText.clear) }).click()
    await expect
      .element(page.getByRole('region', { name: words(bulkActionText.actions) }))
      .not.toBeInTheDocument()
  })

  test('a press with Shift chooses everything in between, also by the keyboard, and no more than the most', async () => {
    await page.viewport(1280, 800)
    await listed(lang, 3)
    const focus = (index: number) => (box(index).element() as HTMLElement).focus()
    await expect.element(box(0)).toBeInTheDocument()
    focus(0)
    await userEvent.keyboard(' ')
    focus(2)
    await userEvent.keyboard('{Shift>} {/Shift}')
    for (const index of [0, 1, 2]) await expect.element(box(index)).toBeChecked()
    focus(3)
    await userEvent.keyboard(' ')
    await expect.element(box(3)).not.toBeChecked()
    focus(0)
    await userEvent.keyboard('{Shift>} {/Shift}')
    for (const index of [0, 1, 2, 3]) await expect.element(box(index)).not.toBeChecked()
  })

  test('on a phone the same boxes stand on the cards', async () => {
    await page.viewport(360, 800)
    await listed(lang)
    await tick(0)
    await expect
      .element(page.getByRole('link', { name: words(bulkActionText.send, counts(1, 1)) }))
      .toBeVisible()
    // The bar floats over the cards until the end of the page, where it covers none.
    window.scrollTo(0, document.documentElement.scrollHeight)
    expect(await faults()).toEqual([])
    expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(360)
  })

  test('stops where the connection broke and goes on from there, each step once', async () => {
    const outcome = (id: string) => ({ outcomes: [{ id, code: null, params: {}, fields: [] }] })
    const first = vi.fn<Step>().mockResolvedValue(outcome('a'))
    const second = vi
      .fn<Step>()
      .mockRejectedValueOnce(new Refusal({ code: 'kit.offline', sentence: 'No connection.', status: 0 }))
      .mockResolvedValue(outcome('b'))
    const onOver = vi.fn<(count: number) => void>()
    await onPage(lang, <Work steps={[first, second]} onOver={onOver} />)
    await page.getByRole('button', { name: 'Start' }).click()
    await expect.element(page.getByText(words(runText.stopped, { done: '1', all: '2' }))).toBeVisible()
    await expect.element(page.getByText('No connection.', { exact: false })).toBeVisible()
    expect(onOver).not.toHaveBeenCalled()
    await page.getByRole('button', { name: words(runText.goOn) }).click()
    await expect.poll(() => onOver.mock.calls).toEqual([[2]])
    expect([first.mock.calls.length, second.mock.calls.length]).toEqual([1, 2])
  })
})
