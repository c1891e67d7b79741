// Every route of A 2 in both languages: title, direction, header variant and layout, signed out and as each role; each without
// an accessibility fault and fitting every window.
import { viewParcelDesk } from '@marsa/model/express/desk/desk-endpoints.ts'
import { viewExpressFigures, viewExpressHome } from '@marsa/model/express/figures/figure-endpoints.ts'
import { viewMembership } from '@marsa/model/express/bundles/bundle-endpoints.ts'
import { listPayouts } from '@marsa/model/express/payouts/payout-desk-endpoints.ts'
import { viewPayouts } from '@marsa/model/express/payouts/payout-endpoints.ts'
import { listShipments as listParcels } from '@marsa/model/express/shipments/shipment-endpoints.ts'
import { listWallets, viewWallet } from '@marsa/model/express/wallet/wallet-endpoints.ts'
import { listTariffs } from '@marsa/model/express/setup/tariff-endpoints.ts'
import type { Page } from '@playwright/test'
import {
  viewDeposits,
  viewDepotCash,
  viewOwnCash,
} from '@marsa/model/express/cash-on-delivery/deposit-endpoints.ts'
import { depotEndpoints } from '@marsa/model/express/depot/depot-endpoints.ts'
import { depotWorkEndpoints } from '@marsa/model/express/depot/depot-work-endpoints.ts'
import { listCouriers } from '@marsa/model/express/couriers/courier-endpoints.ts'
import { listAddresses } from '@marsa/model/accounts/addresses/addresses-endpoints.ts'
import { listCompanies } from '@marsa/model/accounts/companies/companies-endpoints.ts'
import { listLicences } from '@marsa/model/accounts/registration/licence-endpoints.ts'
import { listRegistrations } from '@marsa/model/accounts/registration/registration-desk-endpoints.ts'
import { roleText } from '@marsa/model/accounts/text.ts'
import { viewQuoteAgent } from '@marsa/model/freight/agent-endpoints.ts'
import { viewOwnCredit } from '@marsa/model/finance/credit/credit-endpoints.ts'
import { freightBulkEndpoints } from '@marsa/model/freight/bulk/bulk-endpoints.ts'
import { submitRequests } from '@marsa/model/freight/bulk/bulk-action-endpoints.ts'
import { viewAnswerTimes } from '@marsa/model/freight/reports/report-endpoints.ts'
import { saveRequest } from '@marsa/model/freight/asking/request-endpoints.ts'
import { listShipments } from '@marsa/model/freight/execution/shipment-endpoints.ts'
import { listCallbacks } from '@marsa/model/help/endpoints.ts'
import { listIssues } from '@marsa/model/help/issue-endpoints.ts'
import { may, roles, type Role } from '@marsa/model/kit/access.ts'
import type { AnswerOf, Endpoint } from '@marsa/model/kit/endpoint.ts'
import { say, type Lang } from '@marsa/model/kit/text.ts'
import { listChats } from '@marsa/model/messages/chat/chat-endpoints.ts'
import { listOutbox } from '@marsa/model/messages/endpoints.ts'
import { listAudit } from '@marsa/model/overview/audit-endpoints.ts'
import { viewDesk } from '@marsa/model/overview/desk-endpoints.ts'
import { listSettings } from '@marsa/model/settings/endpoints.ts'
import { areaVerdict, hasDashboard, startOf } from '@marsa/model/site/areas.ts'
import { headerVariantOf, layoutOf } from '@marsa/model/site/layout.ts'
import { viewStorageQuoteAgent } from '@marsa/model/warehouse/quote-endpoints.ts'
import { listObjections } from '@marsa/model/express/recipient/recipient-endpoints.ts'
import { listStorages, saveStorage } from '@marsa/model/warehouse/request-endpoints.ts'
import { viewStorageSite } from '@marsa/model/warehouse/site-endpoints.ts'
import { expectAccessible } from '../kit/axe.ts'
import { expectFits, widths } from '../kit/layout.ts'
import { newBrowser } from '../kit/people.ts'
import { enterDemo } from '../kit/sign-in.ts'
import { expect, test } from '../kit/test.ts'

type Titles = Record<Lang, string>

/** Pages that are the same for everybody; their titles begin with these words or hold them. */
const open: Record<string, Titles> = {
  home: { en: 'Freight, storage and trucks in the UAE', ar: 'شحن وتخزين وشاحنات في الإمارات' },
  'freight/home': { en: 'Sea and air freight', ar: 'الشحن البحري والجوي' },
  'freight/estimate': { en: 'Usual freight prices', ar: 'أسعار الشحن المعتادة' },
  'warehouse/home': { en: 'Storage', ar: 'تخزين' },
  'warehouse/status': { en: 'Status of stored goods', ar: 'حالة البضاعة المخزّنة' },
  'express/home': { en: 'Parcels in the UAE', ar: 'طرود داخل الإمارات' },
  'express/rates': { en: 'Parcel rates', ar: 'أسعار الطرود' },
  'express/track': { en: 'Track a parcel', ar: 'تتبّع طرد' },
  'trucks/home': { en: 'Trucks in the UAE and across borders', ar: 'شاحنات داخل الإمارات وعبر الحدود' },
  'terms/cash-on-delivery': { en: 'Cash on delivery', ar: 'الدفع عند الاستلام' },
  'mobile/faqs': { en: 'Questions and answers', ar: 'الأسئلة الشائعة' },
  'mobile/contactus': { en: 'Contact us', ar: 'تواصل معنا' },
  'mobile/privacypolicy': { en: 'Privacy', ar: 'الخصوصية' },
  'mobile/termsandcondition': { en: 'Terms', ar: 'الشروط' },
  'mobile/shipmentTermsandcondition': { en: 'hipment terms', ar: 'شروط' },
  'mobile/restricteditems': { en: 'estricted', ar: 'المقيّدة' },
  'mobile/membershipTermsandcondition': { en: 'embership', ar: 'العضوية' },
  'mobile/mpinTermsandConditions': { en: 'Cash PIN', ar: 'الرمز السري' },
}

/** Pages of the app that a visitor may open. */
const forVisitors: Record<string, Titles> = {
  'sign-in': { en: 'Sign in', ar: 'تسجيل الدخول' },
  customerfeedback: { en: '', ar: '' },
  parcel: { en: '', ar: '' },
  'hub/register/customer': { en: '', ar: '' },
  'hub/register/provider': { en: '', ar: '' },
  'hub/register/business': { en: '', ar: '' },
  'hub/register': { en: 'Create an account', ar: 'إنشاء حساب' },
  'hub/register/thank-you': { en: 'Thank you for registering', ar: 'شكرًا لتسجيلك' },
  'hub/forgot-password': { en: '', ar: '' },
  'hub/reset-password': { en: '', ar: '' },
  response: { en: '', ar: '' },
  'hub/invitation': { en: 'Join your company', ar: 'الانضمام إلى شركتك' },
}

/** Pages behind sign-in; a visitor is led to sign in and comes back. */
const inside: Record<string, Titles> = {
  'freight/dashboard': { en: 'Overview', ar: 'نظرة عامة' },
  'freight/shipments': { en: 'My shipments', ar: 'شحناتي' },
  'freight/quote': { en: 'Get a freight quote', ar: 'عرض سعر' },
  finance: { en: 'Finance', ar: 'المالية' },
  'account/credit': { en: 'Credit account', ar: 'الحساب الائتماني' },
  'user/myprofile': { en: 'My profile', ar: 'ملفي الشخصي' },
  'user/usermanagement': { en: 'User management', ar: 'إدارة المستخدمين' },
  'admin/companies': { en: 'Companies', ar: 'الشركات' },
  chathistory: { en: 'Chat history', ar: 'سجل المحادثات' },
}

/** Pages of some roles, with the call that says of which; everybody else is told whose they are. */
const ofRoles: Record<string, Endpoint> = {
  'freight/shipments': listShipments,
  'freight/quote': saveRequest,
  'freight/quote/done': saveRequest,
  'freight/bulk': freightBulkEndpoints.openBatch,
  'freight/drafts': submitRequests,
  'freight/requests': viewQuoteAgent,
  'freight/answers': viewAnswerTimes,
  'warehouse/quote': saveStorage,
  'warehouse/storages': listStorages,
  'warehouse/requests': viewStorageQuoteAgent,
  'warehouse/site': viewStorageSite,
  'user/addresses': listAddresses,
  'account/credit': viewOwnCredit,
  chathistory: listChats,
  'desk/overview': viewDesk,
  'desk/chats': listChats,
  'desk/callbacks': listCallbacks,
  'admin/companies': listCompanies,
  'admin/registrations': listRegistrations,
  'admin/licences': listLicences,
  'admin/couriers': listCouriers,
  'admin/cash': viewDeposits,
  'depot/cash': viewDepotCash,
  'courier/cash': viewOwnCash,
  'depot/intake': depotEndpoints.viewIntake,
  'depot/sort': depotEndpoints.viewIntake,
  'depot/assign': depotWorkEndpoints.viewAssign,
  'depot/handover': depotWorkEndpoints.viewHandover,
  'depot/shelf': depotEndpoints.viewShelf,
  'depot/day': depotWorkEndpoints.viewDay,
  'express/dashboard': viewExpressHome,
  'express/desk': viewParcelDesk,
  'express/figures': viewExpressFigures,
  'express/setup': listTariffs,
  'express/objections': listObjections,
  'express/shipments': listParcels,
  'express/wallet': viewWallet,
  'express/bundles': viewMembership,
  'express/cash': viewPayouts,
  'express/payouts': listPayouts,
  'express/wallets': listWallets,
  'admin/settings': listSettings,
  'admin/audit': listAudit,
  'admin/newsletter': listIssues,
}
const denied: Titles = { en: 'Access denied', ar: 'الوصول غير مسموح' }
/** Agents, couriers and people of a depot are warned on pages of express, and sent home (A 6). */
const isWarned = (path: string, role: Role): boolean =>
  path.startsWith('express/') && areaVerdict('express', role) === 'warn'
const expectWarned = async (page: Page, lang: Lang) => {
  const warning = page.getByRole('alertdialog')
  await expect(warning).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(warning).toBeVisible()
  await warning.getByRole('button').press('Enter')
  await expect(page).toHaveURL(new RegExp(`/${lang}/home`))
}
const isOthers = (path: string, role: Role): boolean =>
  ofRoles[path] !== undefined && !may({ role }, ofRoles[path].policy)

const people: Partial<Record<Role, string>> = {
  customer: 'customer@demo.example',
  business: 'business@demo.example',
  'clearing-agent': 'sea.agent@demo.example',
  'warehouse-agent': 'warehouse.agent@demo.example',
  'truck-provider': 'truck.provider@demo.example',
  depot: 'depot@demo.example',
  desk: 'desk@demo.example',
  admin: 'admin@demo.example',
  'admin-readonly': 'auditor@demo.example',
}

/** Where the customer of the demo gets text messages. */
const omar = '+971505550118'

const langOf = (info: { project: { metadata: Record<string, unknown> } }): Lang =>
  info.project.metadata['lang'] as Lang
const direction = (lang: Lang): string => (lang === 'ar' ? 'rtl' : 'ltr')

const expectFrame = async (page: Page, lang: Lang, path: string, title: string, role?: Role) => {
  await expect(page.locator('main')).toHaveAttribute('data-layout', layoutOf(path).id)
  await expect(page.locator('html')).toHaveAttribute('dir', direction(lang))
  await expect(page.locator('html')).toHaveAttribute('lang', lang)
  await expect(page.locator('header.head')).toHaveAttribute('data-variant', headerVariantOf(role))
  await expect(page).toHaveTitle(new RegExp(title))
}

/** Seen by this reader without a fault, at every width; the last is the one of a desk. */
const expectSound = async (page: Page) => {
  await expectAccessible(page)
  for (const width of [...widths.filter((each) => each !== 1280), 1280]) await expectFits(page, width)
}

/** Follows an address inside the app, as a link does, so that the page is not loaded anew. */
const follow = (page: Page, address: string): Promise<void> =>
  page.evaluate((href) => {
    const link = Object.assign(document.createElement('a'), { href })
    document.body.append(link)
    link.click()
    link.remove()
  }, address)

/** A page that was rendered for everybody, as somebody signed in finds it. */
const expectPublicFrame = async (page: Page, lang: Lang, path: string, title: string) => {
  await expect(page.locator('body')).toHaveAttribute('data-layout', layoutOf(path).id)
  await expect(page.locator('html')).toHaveAttribute('dir', direction(lang))
  await expect(page.locator('html')).toHaveAttribute('lang', lang)
  await expect(page).toHaveTitle(new RegExp(title))
  await expect(page.locator('header.head .nobody:visible')).toHaveCount(0)
}

test('pages for everybody say what they are, without a browser’s help', async ({
  request,
  page: _,
}, info) => {
  const lang = langOf(info)
  for (const [path, title] of Object.entries(open)) {
    const answer = await request.get(`${process.env['BASE_URL']}/${lang}/${path}`)
    const html = await answer.text()
    const head = /<html lang="(\w+)" dir="(\w+)">/.exec(html)
    expect([path, answer.status(), head?.[1], head?.[2]]).toEqual([path, 200, lang, direction(lang)])
    expect([path, /<title>([^<]*)/.exec(html)?.[1]?.includes(title[lang])]).toEqual([path, true])
    expect(/<body[^>]*data-layout="(\w+)"/.exec(html)?.[1], path).toBe(layoutOf(path).id)
    expect(/<header class="head" data-variant="(\w+)"/.exec(html)?.[1], path).toBe(
      layoutOf(path).plain ? undefined : 'visitor',
    )
  }
})

test('a visitor opens what is for visitors and is led to sign in for the rest', async ({ browser }, info) => {
  const lang = langOf(info)
  const { page } = await newBrowser(browser, lang)
  for (const [path, title] of Object.entries(forVisitors)) {
    await page.goto(`/${lang}/${path}`)
    await expectFrame(page, lang, path, title[lang])
    await expectSound(page)
  }
  for (const path of new Set([...Object.keys(inside), ...Object.keys(ofRoles)])) {
    await follow(page, `/${lang}/${path}`)
    await expect(page).toHaveURL(new RegExp(`/${lang}/sign-in\\?next=.*${encodeURIComponent(path)}`))
    await follow(page, `/${lang}/hub/invitation`)
    await expect(page).toHaveURL(/hub\/invitation/)
  }
})

for (const [index, [role, email]] of (Object.entries(people) as [Role, string][]).entries())
  test(`${role} meets the right frame on every page`, async ({ browser }, info) => {
    const lang = langOf(info)
    const { page } = await newBrowser(browser, lang)
    await enterDemo(page, email)
    await page.goto(`/${lang}/notifications`)
    await expect(page.locator('main[data-layout]')).toBeVisible()
    for (const [path, title] of Object.entries(inside)) {
      if (path === 'finance' || (path === 'freight/dashboard' && startOf(role) !== path)) continue
      await follow(page, `/${lang}/${path}`)
      await expect(page).toHaveURL(new RegExp(`/${lang}/${path}`))
      const said = isOthers(path, role) ? denied : title
      await expectFrame(
        page,
        lang,
        path,
        path === 'freight/shipments' && said === title ? '' : said[lang],
        role,
      )
      // The refusal is one page, whatever it refuses; neighbours in the list see alike, so each is looked at in one language.
      if (said !== denied && lang === (index % 2 ? 'ar' : 'en')) await expectSound(page)
    }
    for (const path of ['customerfeedback', 'hub/register/customer']) {
      await follow(page, `/${lang}/${path}`)
      await expectFrame(page, lang, path, forVisitors[path]![lang], role)
    }
    if (startOf(role) !== 'freight/dashboard') {
      await page.goto(`/${lang}/freight/dashboard`)
      await expect(page).toHaveURL(new RegExp(`/${lang}/${startOf(role)}$`))
    }
    for (const [path, title] of Object.entries(open)) {
      if (path === 'freight/home' && hasDashboard(headerVariantOf(role))) {
        await page.goto(`/${lang}/${path}`)
        await expect(page).toHaveURL(new RegExp(`/${lang}/${startOf(role)}$`))
        continue
      }
      // A page without the header is the same whoever opens it: the test of all pages has read it.
      if (layoutOf(path).plain || (path === 'express/home' && areaVerdict('express', role) === 'warn'))
        continue
      await page.goto(`/${lang}/${path}`)
      await expectPublicFrame(page, lang, path, title[lang])
    }
    await page.goto(`/${lang}/finance`)
    const verdict = areaVerdict('finance', role)
    if (verdict === 'home') return expect(page).toHaveURL(new RegExp(`/${lang}/home`))
    await expectFrame(page, lang, 'finance', inside['finance']![lang], role)
    if (verdict === 'open') return expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expectWarned(page, lang)
    await page.goto(`/${lang}/express/home`)
    await expect(page.getByRole('alertdialog')).toBeVisible()
  })

for (const [role, email] of Object.entries(people) as [Role, string][])
  test(`${role} is told whose a page is that is another's`, async ({ browser }, info) => {
    const lang = langOf(info)
    const { page } = await newBrowser(browser, lang)
    await enterDemo(page, email)
    await page.goto(`/${lang}/notifications`)
    for (const [path, { policy }] of Object.entries(ofRoles)) {
      if (isWarned(path, role)) continue
      await follow(page, `/${lang}/${path}`)
      await expect(page).toHaveURL(new RegExp(`/${lang}/${path}`))
      const refused = page.getByRole('heading', { level: 1, name: denied[lang] })
      if (!isOthers(path, role)) {
        await expect(page.locator('main h1').first()).toBeVisible()
        await expect(refused).toHaveCount(0)
        continue
      }
      await expect(refused).toBeVisible()
      for (const each of [...roles.filter((other) => may({ role: other }, policy)), role])
        await expect(page.locator('.failure')).toContainText(say(lang, roleText[each]))
    }
  })

for (const [role, email] of Object.entries(people) as [Role, string][]) {
  if (areaVerdict('express', role) !== 'warn') continue
  test(`${role} is warned on every page of express, and sent home`, async ({ browser }, info) => {
    const lang = langOf(info)
    const { page } = await newBrowser(browser, lang)
    await enterDemo(page, email)
    for (const path of Object.keys(ofRoles).filter((each) => isWarned(each, role))) {
      await page.goto(`/${lang}/${path}`)
      await expectWarned(page, lang)
    }
  })
}

test('a text message about money leads to the request or storage itself', async ({ browser }, info) => {
  const lang = langOf(info)
  const { page } = await newBrowser(browser, lang)
  const answer = await page.request.get(`/api/${listOutbox.path}?${new URLSearchParams({ to: omar })}`)
  const { items } = (await answer.json()) as AnswerOf<typeof listOutbox>
  const sent = items.find(({ channel, text }) => channel === 'sms' && /AED|د\.إ/.test(text))!
  const number = /(FR|WH)-\d\d-\d+/.exec(sent.text)![0]
  await enterDemo(page, people.customer!)
  await page.goto(new URL(sent.link!).pathname)
  await expect(page).toHaveURL(/\/(freight\/shipments|warehouse\/storages)\/[\da-f-]{36}$/)
  await expect(page.getByRole('main')).toContainText(number)
})
