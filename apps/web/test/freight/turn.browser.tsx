// Whose turn a shipment is, as its customer and its agent read it, in both languages.
import { QueryClientProvider } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { describe, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { documentTypes } from '@marsa/model/documents/document-type.ts'
import type { ShipmentDetail } from '@marsa/model/freight/answers.ts'
import { jobText } from '@marsa/model/freight/screen-text.ts'
import { freightStatusText, milestoneActs } from '@marsa/model/freight/text.ts'
import { shipmentTurnText, shipmentTurnWords as words } from '@marsa/model/freight/execution/turn-text.ts'
import { meanwhileSentence, missingSentence, waitsSentence } from '@marsa/model/requests/turn-text.ts'
import { say, type Lang } from '@marsa/model/kit/text.ts'
import { AgentTurn } from '../../src/freight/quoting/agent-turn.tsx'
import { ShipmentNext } from '../../src/freight/shipment/next-panel.tsx'
import { useStepDetail } from '../../src/freight/shipment/shipment-steps.tsx'
import { makeQueryClient } from '../../src/kit/query.ts'
import { languages, onPage } from '../ui/on-page.tsx'

type Turn = NonNullable<ShipmentDetail['turn']>
const documents: Turn = {
  side: 'customer',
  action: 'upload-papers',
  documents: ['PACKING_LIST'],
  meanwhile: null,
  by: null,
  since: '2026-11-20T10:00:00+04:00',
}
const due: Turn = { ...documents, action: 'pay-balance', documents: [], meanwhile: 'QS_DIS' }

const shipment = (turn: Turn, nextAction: string | null) =>
  ({
    status: 'QS_DOC',
    turn,
    nextAction,
    remindRefusal: nextAction === null ? null : 'requests.nobody-to-remind',
    RequestId: 'r1',
    money: null,
    ahead: ['QS_CUD'],
    milestones: [
      { code: 'QS_DOC', refusal: 'freight.milestone-done', after: null, doneAt: '2026-11-20T10:00:00+04:00' },
      { code: 'QS_CUD', refusal: null, after: null, doneAt: null },
    ],
  }) as ShipmentDetail
type Step = ShipmentDetail['timeline'][number]
const Told = ({ shipment: of, step }: { shipment: ShipmentDetail; step: Step }) => (
  <p>{useStepDetail(of)(step)}</p>
)
const shown = (lang: Lang, part: ReactNode) =>
  onPage(lang, <QueryClientProvider client={makeQueryClient()}>{part}</QueryClientProvider>)

describe.each(languages)('%s', (lang) => {
  test('the customer is asked for the document by its name, and the agent reads for what it waits', async () => {
    const name = documentTypes.PACKING_LIST[lang]
    expect(missingSentence(words, documents, lang)).toContain(name)
    await shown(
      lang,
      <>
        <ShipmentNext shipment={shipment(documents, 'upload-papers')} />
        <AgentTurn shipment={shipment(documents, null)} />
      </>,
    )
    const upload = page.getByRole('button', { name: say(lang, shipmentTurnText['upload-papers']) })
    await expect.element(upload).toBeVisible()
    await expect.element(page.getByText(missingSentence(words, documents, lang)!)).toBeVisible()
    await expect.element(page.getByText(waitsSentence(words, documents, lang, 'agent')).first()).toBeVisible()
    const remind = { en: 'Send a reminder', ar: 'إرسال تذكير' }[lang]
    await expect.element(page.getByRole('button', { name: remind })).toBeVisible()
    expect(waitsSentence(words, documents, lang, 'agent')).toContain(name)
  })

  test('an agent whose turn it is reads which step to report', async () => {
    const turn: Turn = { ...due, side: 'agent', action: 'report-milestone', meanwhile: null }
    await shown(lang, <AgentTurn shipment={shipment(turn, 'report-milestone')} />)
    const title = say(lang, jobText.nextStep, { step: freightStatusText.QS_CUD })
    await expect.element(page.getByText(title)).toBeVisible()
    await expect.element(page.getByRole('button', { name: say(lang, milestoneActs.QS_CUD) })).toBeVisible()
  })

  test('an agent whose turn is further down is brought there', async () => {
    const turn: Turn = { ...due, side: 'agent', action: 'post-final-quote', meanwhile: null }
    await shown(
      lang,
      <>
        <AgentTurn shipment={shipment(turn, 'post-final-quote')} />
        <section id="final">
          <button>final</button>
        </section>
      </>,
    )
    await page.getByRole('button', { name: { en: 'Go to this step', ar: 'إلى هذه الخطوة' }[lang] }).click()
    await expect.element(page.getByRole('button', { name: 'final' })).toHaveFocus()
  })

  test('the place of a step is read in the language of its reader, whoever wrote it', async () => {
    const place = { nameEn: 'Ningbo', nameAr: 'نينغبو' }
    const ofWay = { origin: { place }, destination: { place: null } } as unknown as ShipmentDetail
    const step = (written: string) => ({ amount: null, note: null, place: written }) as Step
    await shown(
      lang,
      <>
        <Told shipment={ofWay} step={step(lang === 'ar' ? 'Ningbo' : 'نينغبو')} />
        <Told shipment={ofWay} step={step('Berth 4')} />
      </>,
    )
    await expect.element(page.getByText(lang === 'ar' ? place.nameAr : place.nameEn)).toBeVisible()
    await expect.element(page.getByText('Berth 4')).toBeVisible()
  })

  test('an agent that waits for money reads what it can report meanwhile', async () => {
    await shown(lang, <AgentTurn shipment={shipment(due, null)} />)
    await expect.element(page.getByText(waitsSentence(words, due, lang, 'agent')).first()).toBeVisible()
    await expect.element(page.getByText(meanwhileSentence(words, due, lang)!)).toBeVisible()
  })
})
