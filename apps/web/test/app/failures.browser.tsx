// Whatever fails while a page is drawn, the reader gets a designed page with a way on, in both languages.
import { QueryClientProvider, useQuery } from '@tanstack/react-query'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { appPaths } from '@marsa/model/site/pages.ts'
import { makeAppRouter } from '../../src/app/router.tsx'
import { Refusal } from '../../src/kit/call.ts'
import { LangProvider } from '../../src/kit/direction.tsx'
import { makeQueryClient } from '../../src/kit/query.ts'
import { RouterProvider } from '../../src/kit/router/outlet.tsx'
import { NotFound } from '../../src/kit/router/route.ts'
import { faults, languages } from '../ui/on-page.tsx'
import { memoryHistory } from '../kit/memory-history.ts'

const failing = vi.hoisted(() => ({ page: () => {}, frame: () => {} }))
vi.mock('../../src/freight/shipment/feedback-page.tsx', () => ({
  FeedbackPage: () => {
    failing.page()
    return null
  },
}))
vi.mock('../../src/app/loading-bar.tsx', () => ({
  LoadingBar: () => {
    failing.frame()
    return null
  },
}))

const open = async (lang: 'en' | 'ar', path: string) => {
  document.documentElement.lang = lang
  document.documentElement.dir = lang === 'ar' ? 'rtl' : 'ltr'
  const router = makeAppRouter(memoryHistory(`/${lang}/${path}`))
  await render(
    <LangProvider lang={lang}>
      <QueryClientProvider client={makeQueryClient()}>
        <RouterProvider router={router} />
      </QueryClientProvider>
    </LangProvider>,
  )
}

afterEach(() => {
  failing.page = () => {}
  failing.frame = () => {}
})

describe.each(languages)('%s', (lang) => {
  const say = (en: string, ar: string) => (lang === 'en' ? en : ar)
  const missing = say('We cannot find this page', 'تعذّر العثور على هذه الصفحة')
  const broken = say('This page could not be shown', 'تعذّر عرض هذه الصفحة')
  const heading = (name: string) => page.getByRole('heading', { level: 1, name })

  test.each<[string, () => void, string]>([
    [
      'throws',
      () => {
        throw new Error('no such field')
      },
      broken,
    ],
    [
      'finds nothing',
      () => {
        throw new NotFound()
      },
      missing,
    ],
    [
      'is refused as unknown',
      () => {
        throw new Refusal({ code: 'kit.not-found', sentence: 'gone', status: 404 })
      },
      missing,
    ],
  ])('a page that %s', async (_, fail, title) => {
    failing.page = fail
    await open(lang, 'customerfeedback')
    await expect.element(heading(title)).toBeVisible()
    await expect.element(page.getByRole('banner')).toBeVisible()
    const home = page.getByRole('link', { name: say('Go to the home page', 'إلى الصفحة الرئيسية') })
    await expect.element(home).toHaveAttribute('href', `/${lang}/home`)
    expect(await faults()).toEqual([])
  })

  test('a page that may not be read says whose it is and leads to where the reader belongs', async () => {
    const refusal = new Refusal({ code: 'kit.forbidden', sentence: 'no', status: 403 })
    refusal.allowed = ['desk', 'admin']
    const useOthers = () => void useQuery({ queryKey: ['others'], queryFn: () => Promise.reject(refusal) })
    failing.page = useOthers
    await open(lang, 'customerfeedback')
    await expect.element(heading(say('Access denied', 'الوصول غير مسموح'))).toBeVisible()
    const whose = say(
      'This page is for: Service desk, Administrator.',
      'هذه الصفحة مخصصة لـ: مكتب الخدمة، مدير النظام.',
    )
    await expect.element(page.getByText(whose)).toBeVisible()
    const home = page.getByRole('link', { name: say('Go to the home page', 'إلى الصفحة الرئيسية') })
    await expect.element(home).toHaveAttribute('href', `/${lang}/home`)
    expect(await faults()).toEqual([])
  })

  test('an address that no page has', async () => {
    await open(lang, 'no/such/page')
    await expect.element(heading(missing)).toBeVisible()
  })

  test('a frame that throws leaves its error page, and draws again when tried again', async () => {
    failing.frame = () => {
      throw new Error('no frame')
    }
    await open(lang, 'customerfeedback')
    await expect.element(heading(broken)).toBeVisible()
    expect(await faults()).toEqual([])
    failing.frame = () => {}
    await page.getByRole('button', { name: say('Try again', 'إعادة المحاولة') }).click()
    await expect.element(page.getByRole('banner')).toBeVisible()
  })
})

test('the server answers for the pages of the app, and for no other address', () => {
  const pages = makeAppRouter(memoryHistory('/en/start')).options.routes.map(({ fullPath }) => fullPath)
  expect(appPaths.map((path) => `/$lang/${path}`).toSorted()).toEqual(pages.toSorted())
})
