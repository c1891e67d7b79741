// The bill of lading on a shipment's page: instruction, reading before approval, changes by field, issue; in both languages.
import type { ShipmentSide } from '@marsa/model/freight/sides.ts'
import '../../src/ui/app.css'
import { describe, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import type { ShipmentDetail } from '@marsa/model/freight/answers.ts'
import type { Bill } from '@marsa/model/freight/bill/bill-endpoints.ts'
import { billFieldText as fieldText, type BillFields } from '@marsa/model/freight/bill/bill-fields.ts'
import type { BillMove } from '@marsa/model/freight/bill/bill-machine.ts'
import { billStateText, billText as words } from '@marsa/model/freight/bill/bill-text.ts'
import { say } from '@marsa/model/kit/text.ts'
import { BillCard } from '../../src/freight/bill/bill-card.tsx'
import { faults, languages } from '../ui/on-page.tsx'
import { answering, refused, show } from './answering.tsx'

const fields: BillFields = {
  shipper: 'Huadong Dairy Co.\nShanghai',
  consignee: 'Noor Foods LLC\nDubai',
  notify: '',
  loading: 'Shanghai, CN',
  discharge: 'Jebel Ali, AE',
  delivery: '',
  vessel: 'Al Dhafra',
  voyage: '012W',
  packages: '420 bags',
  goods: 'Milk powder in bags',
  marks: '',
  grossKg: '18400',
  cbm: '',
  containers: 'CSQU3054383 SEAL12345',
  freight: 'collect',
  originals: 3,
  remarks: '',
}
const moves: BillMove[] = [
  'instruct',
  'correct',
  'draft',
  'askChanges',
  'approve',
  'issue',
  'surrender',
  'void',
]
const billOf = (allowed: readonly BillMove[], change: Partial<Bill> = {}): Bill => ({
  state: null,
  draft: 0,
  fields,
  changed: [],
  kind: null,
  number: null,
  isFullLoad: true,
  steps: [],
  refusals: Object.fromEntries(
    moves.map((move) => [move, allowed.includes(move) ? null : 'bill.moved-on']),
  ) as Bill['refusals'],
  ...change,
})
const shipment = { RequestId: '00000000-0000-4000-8000-0000000000b1' } as ShipmentDetail

describe.each(languages)('%s', (lang) => {
  const { sent, answers } = answering()
  const card = (
    bill: Bill | null,
    side: ShipmentSide = 'customer',
    after: () => unknown = () => ({ state: 'BL_DRAFT', draft: 1 }),
  ) => {
    answers(({ method }) => (method === 'GET' ? { bill } : after()))
    return show(lang, <BillCard shipment={shipment} side={side} />)
  }
  const button = (text: string) => page.getByRole('button', { name: text, exact: true })
  const dialog = () => page.getByRole('dialog')

  test('an instruction is filled from the request, sent, and what is wrong stands at its field', async () => {
    await page.viewport(360, 780)
    await card(billOf(['instruct']), 'customer', () =>
      refused({ 'fields.shipper': 'Enter the name and address.' }),
    )
    await button(say(lang, words.instruct)).click()
    await expect
      .element(dialog().getByLabelText(say(lang, fieldText.consignee)))
      .toHaveValue(fields.consignee)
    const send = dialog().getByRole('button', { name: say(lang, words.send) })
    // Its buttons stay in sight, however long the form is.
    await expect.element(send).toBeInViewport()
    expect(await faults()).toEqual([])
    await send.click()
    await expect.element(dialog().getByText('Enter the name and address.')).toBeVisible()
    expect(sent).toMatchObject([{ method: 'POST', body: { fields } }])
    expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(360)
  })

  test('the whole draft is read before it is approved, and what has changed is marked', async () => {
    await page.viewport(1280, 900)
    const state = { state: 'BL_DRAFT', draft: 2, changed: ['consignee'] } as const
    await card(billOf(['approve', 'askChanges'], { ...state, changed: ['consignee'] }))
    await expect.element(page.getByText(say(lang, billStateText.BL_DRAFT, { draft: 2 }))).toBeVisible()
    await button(say(lang, words.approve)).click()
    await expect.element(dialog().getByText('Milk powder in bags')).toBeVisible()
    await expect.element(dialog().getByText(say(lang, words.changed), { exact: true })).toBeVisible()
    expect(await faults()).toEqual([])
    await dialog()
      .getByRole('button', { name: say(lang, words.approve) })
      .click()
    await expect.poll(() => sent).toMatchObject([{ body: { draft: 2 } }])
  })

  test('changes are asked for by field', async () => {
    await card(billOf(['approve', 'askChanges'], { state: 'BL_DRAFT', draft: 1 }))
    await button(say(lang, words.askChanges)).click()
    await dialog().getByLabelText(say(lang, words.changeText)).fill('Milk powder, 25 kg bags')
    await dialog()
      .getByRole('button', { name: say(lang, words.addChange) })
      .click()
    await dialog()
      .getByRole('button', { name: say(lang, words.removeChange, { number: 2 }) })
      .click()
    expect(await faults()).toEqual([])
    await dialog()
      .getByRole('button', { name: say(lang, words.sendChanges) })
      .click()
    const changes = [{ field: 'goods', text: 'Milk powder, 25 kg bags' }]
    await expect.poll(() => sent).toMatchObject([{ body: { draft: 1, changes } }])
  })

  test('an unpaid bill says why it is not issued, and a paid one is', async () => {
    const approved = { state: 'BL_APPROVED', draft: 1 } as const
    const unpaid = billOf(['void'], approved)
    unpaid.refusals.issue = 'bill.balance-open'
    const drawn = await card(unpaid, 'agent')
    await expect.element(button(say(lang, words.issue))).toHaveAttribute('aria-disabled', 'true')
    await drawn.unmount()
    await card(billOf(['issue', 'void'], approved), 'agent')
    await button(say(lang, words.issue)).click()
    await dialog().getByLabelText(say(lang, words.number)).fill('MRSU1234')
    expect(await faults()).toEqual([])
    await dialog()
      .getByRole('button', { name: say(lang, words.issue) })
      .click()
    await expect.poll(() => sent).toMatchObject([{ body: { kind: 'original', number: 'MRSU1234' } }])
  })

  test('a bill that nobody began is not shown once the cargo has left the port', async () => {
    answers(() => ({ bill: billOf(['instruct']) }))
    const delivered = { ...shipment, status: 'QS_DEL' }
    const { container } = await show(
      lang,
      <>
        <BillCard shipment={shipment} side="customer" />
        <BillCard shipment={delivered} side="customer" />
      </>,
    )
    await expect.element(button(say(lang, words.instruct))).toBeVisible()
    expect(container.querySelectorAll('#bill')).toHaveLength(1)
  })

  test('a shipment whose bill is drawn up elsewhere shows none', async () => {
    const { container } = await card(null)
    await expect.poll(() => container.querySelector('#bill')).toBeNull()
  })
})
