// The logo of one's company: shown beside its name, chosen by its administrators alone.
import '../../src/ui/app.css'
import { QueryClientProvider } from '@tanstack/react-query'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import type { CurrentUser } from '@marsa/model/accounts/endpoints.ts'
import { say } from '@marsa/model/kit/text.ts'
import { companiesText as words } from '../../src/accounts/companies/companies-text.ts'
import { CompanyCard } from '../../src/accounts/profile/profile-company.tsx'
import { meQuery } from '../../src/accounts/queries.ts'
import type { OwnProfile } from '../../src/accounts/profile/profile-queries.ts'
import { WelcomeMenu } from '../../src/app/shell/welcome-menu.tsx'
import { makeQueryClient } from '../../src/kit/query.ts'
import { session } from '../../src/kit/session.ts'
import '../../src/app/shell.css'
import { faults, languages, onPage } from '../ui/on-page.tsx'

const picture = Uint8Array.from(
  atob('iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg=='),
  (letter) => letter.charCodeAt(0),
)
const company = {
  kind: 'business',
  nameEn: 'Nakhl Furnishings',
  nameAr: 'نخل للمفروشات',
  addressEn: 'Dubai',
  addressAr: 'دبي',
  trn: null,
  administrators: [],
} as OwnProfile['company']

const sent: [method: string, path: string, fields: string[]][] = []
let hasLogo = false
let isCompanyAdmin = true
const me = () =>
  ({
    firstName: 'Maryam',
    lastName: 'Test',
    firstNameAr: 'مريم',
    lastNameAr: 'السويدي',
    email: 'maryam@test.example',
    role: 'BusinessUser',
    isCompanyAdmin,
    agentCode: null,
    companyNameEn: company.nameEn,
    companyNameAr: company.nameAr,
    companyHasLogo: hasLogo,
  }) as CurrentUser

beforeEach(() => {
  sent.length = 0
  hasLogo = false
  isCompanyAdmin = true
  vi.spyOn(session, 'state').mockReturnValue({ status: 'in' })
  vi.spyOn(window, 'fetch').mockImplementation(async (address, init) => {
    const { pathname } = new URL(new Request(address).url)
    if (pathname.endsWith('/DownloadLogo'))
      return new Response(picture, { headers: { 'content-type': 'image/png' } })
    if (pathname.endsWith('/GetUserProfile')) return Response.json(me())
    sent.push([init?.method ?? 'GET', pathname, init?.body instanceof FormData ? [...init.body.keys()] : []])
    hasLogo = !pathname.endsWith('/remove')
    return Response.json({ status: 'SUCCESS', errorMessage: null })
  })
})
afterEach(() => void vi.restoreAllMocks())

describe.each(languages)('%s', (lang) => {
  const open = () => {
    const client = makeQueryClient()
    client.setQueryData(meQuery.queryKey, me())
    return onPage(
      lang,
      <QueryClientProvider client={client}>
        <WelcomeMenu me={{ ...me(), roleName: 'business' }} serviceLevel={false} />
        <CompanyCard company={company} />
      </QueryClientProvider>,
    )
  }
  const shown = page.getByRole('img', {
    name: say(lang, words.logoOf, { name: lang === 'ar' ? company.nameAr : company.nameEn }),
  })
  const remove = page.getByRole('button', { name: say(lang, words.removeLogo) })

  test('an administrator puts it, sees it and takes it away', async () => {
    await open()
    await expect.element(page.getByRole('heading', { name: say(lang, words.logo) })).toBeVisible()
    expect(document.querySelector('.face-logo')).toBeNull()
    await userEvent.upload(
      document.querySelector<HTMLInputElement>('input[type=file]')!,
      new File([picture], 'logo.png', { type: 'image/png' }),
    )
    await expect.element(shown).toBeVisible()
    expect(sent).toEqual([['POST', '/api/companies/logo', ['file']]])
    expect(await faults()).toEqual([])
    await remove.click()
    await expect.element(shown).not.toBeInTheDocument()
    expect(sent[1]).toEqual(['POST', '/api/companies/logo/remove', []])
  })

  test('it stands beside the name in the header; others see it there and choose nothing', async () => {
    hasLogo = true
    isCompanyAdmin = false
    await open()
    const face = () => document.querySelector<HTMLImageElement>('.who .face-logo')
    await expect.poll(() => face()?.src).toMatch(/^blob:/)
    expect(face()!.parentElement!.textContent).toBe(lang === 'ar' ? company.nameAr : company.nameEn)
    expect(face()!.getBoundingClientRect().width).toBe(18)
    expect(document.querySelector('input[type=file]')).toBeNull()
  })
})
