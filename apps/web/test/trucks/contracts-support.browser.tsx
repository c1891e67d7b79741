// The page of contracts and the support of a booking, filled, empty and refused, with the keyboard, in both languages.
import '../../src/ui/app.css'
import { QueryClientProvider } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { afterEach, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { say, type Lang } from '@marsa/model/kit/text.ts'
import type { ContractView } from '@marsa/model/trucks/contracts/contract-endpoints.ts'
import { supportTopics } from '@marsa/model/trucks/support/support.ts'
import type { SupportView } from '@marsa/model/trucks/support/support-endpoints.ts'
import { makeQueryClient } from '../../src/kit/query.ts'
import { ContractsPage } from '../../src/trucks/contracts/contracts-page.tsx'
import { contractDialogText as dialog, contractText } from '../../src/trucks/contracts/contract-text.ts'
import { SupportCard } from '../../src/trucks/support/support-card.tsx'
import { supportText } from '../../src/trucks/support/support-text.ts'
import { faults, languages, onPage } from '../ui/on-page.tsx'

const [id, providerId, customerId] = [1, 2, 3].map((n) => `00000000-0000-4000-8000-00000000000${n}`) as [
  string,
  string,
  string,
]
const parties = {
  provider: { id: providerId, en: 'Tareeq Road Transport', ar: 'طريق للنقل البري' },
  customer: { id: customerId, en: 'Nakhl Furnishings', ar: 'نخل للمفروشات' },
}
const version = (n: number) => ({
  documentId: `00000000-0000-4000-8000-00000000001${n}`,
  n,
  file: `version-${n}.pdf`,
  addedDate: '2026-08-01T10:00:00+04:00',
})
const contract: ContractView = {
  id,
  ...parties,
  title: 'Carriage of furniture in the Gulf, 2026 and 2027, with every addendum that was agreed',
  startsOn: '2026-08-01',
  endsOn: '2026-12-10',
  standing: 'ending',
  versions: [version(2), version(1)],
}
const asked: SupportView = {
  supportId: id,
  topic: 'documents',
  way: 'callback',
  chatId: null,
  callback: 'CB-26-000034',
  byEn: 'Nakhl Furnishings',
  byAr: 'نخل للمفروشات',
  at: '2026-11-23T19:10:00+04:00',
}

type Asked = { path: string; body: unknown }

const shown = async (
  lang: Lang,
  part: ReactNode,
  data: { now: object },
  answer: (asked: Asked) => Response = () => Response.json({ id }),
) => {
  const sent: Asked[] = []
  vi.spyOn(globalThis, 'fetch').mockImplementation(async (address, init) => {
    const request = new Request(address, init)
    if (request.method === 'GET') return Response.json(data.now)
    const path = new URL(request.url).pathname.replace(/^.*Trucks\//, '')
    sent.push({ path, body: await request.json() })
    return answer(sent.at(-1)!)
  })
  await onPage(lang, <QueryClientProvider client={makeQueryClient()}>{part}</QueryClientProvider>)
  return sent
}
const failed = (status: number, fields: Record<string, string> = {}) =>
  Response.json(
    {
      status: 'FAILED',
      code: 'kit.invalid',
      errorMessage: 'Refused here',
      fieldErrors: Object.entries(fields).map(([field, message]) => ({ field, message })),
    },
    { status },
  )
const button = (name: string) => page.getByRole('button', { name, exact: true })
const inDialog = (name: string) => page.getByRole('dialog').getByRole('button', { name, exact: true })
const enter = async (name: string) => {
  await expect.element(button(name)).toBeVisible()
  ;(button(name).element() as HTMLElement).focus()
  await userEvent.keyboard('{Enter}')
}
const narrow = () => expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(360)

afterEach(async () => {
  vi.restoreAllMocks()
  await page.viewport(1280, 900)
})

test.each(languages)(
  '%s: contracts with their standing, and a change that is refused first',
  async (lang) => {
    await page.viewport(360, 900)
    const data = { now: { contracts: [contract], parties: [parties], mayWrite: true } }
    let isRefused = true
    const sent = await shown(lang, <ContractsPage />, data, () => {
      if (isRefused) return failed(422, { title: 'Too short', endsOn: 'Before the first day' })
      data.now = { ...data.now, contracts: [{ ...contract, title: 'Gulf 2027', standing: 'valid' }] }
      return Response.json({ id })
    })
    await expect.element(page.getByText(say(lang, contractText.ending), { exact: true })).toBeVisible()
    narrow()
    expect(await faults()).toEqual([])
    await enter(say(lang, contractText.changeNamed, { title: `\u2068${contract.title}\u2069` }))
    await page.getByLabelText(say(lang, dialog.title), { exact: true }).fill('G')
    await inDialog(say(lang, dialog.save)).click()
    await expect.element(page.getByText('Too short')).toBeVisible()
    await expect.element(page.getByText('Before the first day')).toBeVisible()
    expect(await faults()).toEqual([])
    isRefused = false
    await page.getByLabelText(say(lang, dialog.title), { exact: true }).fill('Gulf 2027')
    await inDialog(say(lang, dialog.save)).click()
    await expect
      .poll(() => sent[1])
      .toEqual({
        path: 'Contracts',
        body: {
          id,
          providerId,
          customerId,
          title: 'Gulf 2027',
          startsOn: '2026-08-01',
          endsOn: '2026-12-10',
        },
      })
    await expect.element(page.getByText(say(lang, contractText.valid), { exact: true })).toBeVisible()
  },
)

test.each(languages)('%s: without contracts the page says who brings them', async (lang) => {
  await page.viewport(360, 900)
  const none = { contracts: [], parties: [] }
  await shown(lang, <ContractsPage />, { now: { ...none, mayWrite: false } })
  await expect.element(page.getByText(say(lang, contractText.emptyOther))).toBeVisible()
  expect(document.querySelectorAll('button')).toHaveLength(0)
  expect(await faults()).toEqual([])
})

test.each(languages)('%s: without contracts a provider enters the first one', async (lang) => {
  await shown(lang, <ContractsPage />, { now: { contracts: [], parties: [parties], mayWrite: true } })
  await enter(say(lang, contractText.add))
  await expect.element(page.getByRole('dialog')).toBeVisible()
  await expect
    .element(
      page
        .getByText(
          say(lang, contractText.between, {
            provider: parties.provider[lang],
            customer: parties.customer[lang],
          }),
          { exact: false },
        )
        .first(),
    )
    .toBeVisible()
  expect(await faults()).toEqual([])
})

test.each(languages)(
  '%s: support is asked for a call back, and keeps what was typed when it fails',
  async (lang) => {
    await page.viewport(360, 900)
    const data = { now: { support: [] as SupportView[], mayAsk: true } }
    let answer = () => failed(422, { text: 'Say what happened', mobile: 'No mobile number' })
    const sent = await shown(lang, <SupportCard id={id} />, data, () => answer())
    await enter(say(lang, supportText.ask))
    await page.getByText(say(lang, supportText.byCall), { exact: true }).click()
    await inDialog(say(lang, supportText.send)).click()
    await expect.element(page.getByText('Say what happened')).toBeVisible()
    await expect.element(page.getByText('No mobile number')).toBeVisible()
    narrow()
    expect(await faults()).toEqual([])
    const text = page.getByLabelText(say(lang, supportText.text), { exact: true })
    await text.fill('The truck is two hours late')
    await page.getByLabelText(say(lang, supportText.mobile), { exact: true }).fill('0501234567')
    answer = () => failed(503)
    await inDialog(say(lang, supportText.send)).click()
    await expect.element(page.getByRole('alert').filter({ hasText: 'Refused here' })).toBeVisible()
    await expect.element(text).toHaveValue('The truck is two hours late')
    answer = () => {
      data.now = { support: [asked], mayAsk: true }
      return Response.json({ supportId: id })
    }
    await inDialog(say(lang, supportText.send)).click()
    await expect.element(page.getByText(say(lang, supportTopics.documents), { exact: false })).toBeVisible()
    await expect.element(page.getByText('CB-26-000034', { exact: false })).toBeVisible()
    expect(sent.at(-1)).toEqual({
      path: `Support/${id}`,
      body: { topic: 'late', way: 'callback', text: 'The truck is two hours late', mobile: '0501234567' },
    })
  },
)

test.each(languages)(
  '%s: the desk opens the conversation; a side that cannot ask and has not sees no card',
  async (lang) => {
    const now = { support: [{ ...asked, way: 'chat', chatId: id, callback: null }], mayAsk: false }
    await shown(lang, <SupportCard id={id} />, { now })
    const link = page.getByRole('link', { name: say(lang, supportText.toChat) })
    await expect.element(link).toHaveAttribute('href', `/${lang}/desk/chats`)
    await expect
      .element(page.getByText(asked[lang === 'ar' ? 'byAr' : 'byEn']!, { exact: false }))
      .toBeVisible()
    vi.restoreAllMocks()
    document.body.innerHTML = ''
    await shown(lang, <SupportCard id={id} />, { now: { support: [], mayAsk: false } })
    await expect.poll(() => vi.mocked(globalThis.fetch).mock.calls.length).toBe(1)
    expect(document.querySelector('#support')).toBeNull()
  },
)
