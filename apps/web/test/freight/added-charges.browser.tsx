// Added charges that wait for consent: what they are, agreeing and refusing, and who may only read; in both languages.
import '../../src/ui/app.css'
import { describe, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import type { FinalProposalView, ShipmentDetail } from '@marsa/model/freight/answers.ts'
import { consentText as words, proposalStateText } from '@marsa/model/freight/consent/consent-text.ts'
import { say } from '@marsa/model/kit/text.ts'
import { AddedCharges } from '../../src/freight/consent/added-charges.tsx'
import { money } from '../../src/kit/format.ts'
import { faults, languages } from '../ui/on-page.tsx'
import { answering, show } from './answering.tsx'

const proposal = (change: Partial<FinalProposalView> = {}): FinalProposalView => ({
  state: 'ASKED',
  version: 1,
  askedAt: '2026-11-25T10:00:00+04:00',
  deskAt: '2026-11-30T10:00:00+04:00',
  added: '950.00',
  changes: {
    acceptedTotal: '9000.00',
    finalTotal: '9997.50',
    difference: '997.50',
    vat: '47.50',
    lines: [
      {
        code: 'other',
        label: 'Customs examination',
        change: 'added',
        accepted: null,
        final: '950.00',
        difference: '950.00',
        vat: '47.50',
        causes: [{ cause: 'added', difference: '950.00', vat: '47.50' }],
        reason: 'Asked for by customs',
      },
    ],
    remarks: null,
    fileDocumentId: null,
    postedAt: '2026-11-25T10:00:00+04:00',
  },
  words: null,
  decideRefusal: null,
  withdrawRefusal: 'kit.forbidden',
  ...change,
})
const shipmentOf = (change: Partial<FinalProposalView> = {}) =>
  ({
    RequestId: '00000000-0000-4000-8000-0000000000b1',
    money: { paid: '4500.00' },
    finalProposal: proposal(change),
  }) as unknown as ShipmentDetail

describe.each(languages)('%s', (lang) => {
  const { sent, answers } = answering()
  const total = money('9997.50', 'AED', lang)
  const button = (name: string) => page.getByRole('button', { name, exact: true })

  test('the customer reads what is new and agrees to the whole', async () => {
    await page.viewport(360, 780)
    answers(() => ({ state: 'AGREED' }))
    await show(lang, <AddedCharges shipment={shipmentOf()} side="customer" />)
    for (const text of ['Customs examination', 'Asked for by customs'])
      await expect.element(page.getByText(text).first()).toBeVisible()
    expect(await faults()).toEqual([])
    await button(say(lang, words.agree, { total })).click()
    const dialog = page.getByRole('alertdialog')
    const body = say(lang, words.agreeBody, { total, balance: money('5497.50', 'AED', lang) })
    await expect.element(dialog.getByText(body)).toBeVisible()
    await dialog.getByRole('button', { name: say(lang, words.agree, { total }) }).click()
    await expect.poll(() => sent).toMatchObject([{ body: { agree: true, version: 1 } }])
    expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(360)
  })

  test('a refusal is sent with its reason', async () => {
    answers(() => ({ state: 'REFUSED' }))
    await show(lang, <AddedCharges shipment={shipmentOf()} side="customer" />)
    await button(say(lang, words.refuse)).click()
    const dialog = page.getByRole('alertdialog')
    await dialog.getByLabelText(say(lang, words.reason)).fill('Nobody asked us')
    await dialog.getByRole('button', { name: say(lang, words.refuse) }).click()
    await expect
      .poll(() => sent)
      .toMatchObject([{ body: { agree: false, words: 'Nobody asked us', version: 1 } }])
  })

  test('the agent waits, withdraws, and reads why it was refused', async () => {
    const agents = { decideRefusal: 'kit.forbidden', withdrawRefusal: null }
    const drawn = await show(lang, <AddedCharges shipment={shipmentOf(agents)} side="agent" />)
    await expect.element(page.getByText(say(lang, proposalStateText.ASKED))).toBeVisible()
    expect(button(say(lang, words.refuse)).query()).toBeNull()
    await expect.element(button(say(lang, words.withdraw))).toBeVisible()
    await drawn.unmount()
    const refused = { ...agents, state: 'REFUSED', words: 'Nobody asked us' } as const
    await show(lang, <AddedCharges shipment={shipmentOf(refused)} side="agent" />)
    await expect.element(page.getByText('Nobody asked us', { exact: false })).toBeVisible()
    expect(button(say(lang, words.withdraw)).query()).toBeNull()
  })
})
