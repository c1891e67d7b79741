// Access that waits for a second administrator: others confirm or refuse it, who asked takes it back, who it is about looks on.
import '../../src/ui/app.css'
import { QueryClientProvider } from '@tanstack/react-query'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import type { AccessProposal } from '@marsa/model/accounts/users/users-endpoints.ts'
import { say } from '@marsa/model/kit/text.ts'
import { usersText as words } from '../../src/accounts/users/users-text.ts'
import { AccessWaiting } from '../../src/accounts/users/users-waiting.tsx'
import { makeQueryClient } from '../../src/kit/query.ts'
import { session } from '../../src/kit/session.ts'
import { faults, languages, onPage } from '../ui/on-page.tsx'

const proposal: AccessProposal = {
  proposalId: '018f0000-0000-7000-8000-000000000001',
  change: 'role',
  userCode: 'US1',
  who: { en: 'Layla Hassan', ar: 'ليلى حسن' },
  email: 'layla@marsa.example',
  role: 'admin',
  capabilities: [],
  at: '2026-12-01T09:00:00+04:00',
  by: 'Faisal Al Mansoori',
  isOwn: false,
  isAboutReader: false,
}
let items: AccessProposal[] = []
const sent: unknown[] = []

beforeEach(() => {
  sent.length = 0
  vi.spyOn(session, 'state').mockReturnValue({ status: 'in' })
  vi.spyOn(window, 'fetch').mockImplementation(async (address, init) => {
    const request = new Request(address, init)
    if (request.method === 'GET') return Response.json({ items })
    sent.push(await request.json())
    items = []
    return Response.json({ status: 'SUCCESS', errorMessage: null })
  })
})
afterEach(() => void vi.restoreAllMocks())

describe.each(languages)('%s', (lang) => {
  const open = (change: Partial<AccessProposal>) => {
    items = [{ ...proposal, ...change }]
    return onPage(
      lang,
      <QueryClientProvider client={makeQueryClient()}>
        <AccessWaiting />
      </QueryClientProvider>,
    )
  }
  const confirm = page.getByRole('button', { name: say(lang, words.confirmAccess), exact: true })
  const refuse = page.getByRole('button', { name: say(lang, words.refuseAccess), exact: true })
  const takeBack = page.getByRole('button', { name: say(lang, words.takeBack) })

  test('another administrator reads for whom, what and by whom, and confirms', async () => {
    await open({})
    await expect.element(page.getByText(new RegExp(proposal.who[lang]))).toBeVisible()
    await expect.element(page.getByText(proposal.email)).toBeVisible()
    await expect.element(page.getByText(/Faisal Al Mansoori/)).toBeVisible()
    expect(await faults()).toEqual([])
    await confirm.click()
    await expect.element(confirm).not.toBeInTheDocument()
    expect(sent).toEqual([{ isConfirmed: true }])
  })

  test('who asked for it may only take it back', async () => {
    await open({ isOwn: true })
    await expect.element(takeBack).toBeVisible()
    await expect.element(page.getByText(say(lang, words.ownWaits))).toBeVisible()
    expect(confirm.query()).toBeNull()
    await takeBack.click()
    await expect.element(takeBack).not.toBeInTheDocument()
    expect(sent).toEqual([{ isConfirmed: false }])
  })

  test('who it is about does not confirm it', async () => {
    await open({ isAboutReader: true })
    await expect.element(refuse).toBeVisible()
    expect(confirm.query()).toBeNull()
  })
})
