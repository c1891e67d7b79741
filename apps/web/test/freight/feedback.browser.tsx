// The page that the link of a message leads to: it rates at once, and says where a link was used or is nobody's.
import '../../src/ui/app.css'
import { QueryClientProvider } from '@tanstack/react-query'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { shipmentText } from '@marsa/model/freight/execution/shipment-text.ts'
import { say } from '@marsa/model/kit/text.ts'
import { feedbackText as words } from '@marsa/model/requests/feedback.ts'
import { freightRoutes } from '../../src/freight/routes.tsx'
import { makeQueryClient } from '../../src/kit/query.ts'
import { Outlet, RouterProvider } from '../../src/kit/router/outlet.tsx'
import { createRouter } from '../../src/kit/router/router.ts'
import { requestPageText } from '../../src/requests/page/text.ts'
import { memoryHistory } from '../kit/memory-history.ts'
import { faults, languages, onPage } from '../ui/on-page.tsx'

const token = '018f0000-0000-7000-8000-000000000000.abcdefghijklmnopqrstuv'
const sent: unknown[] = []
let answer: () => Response
beforeEach(() => {
  sent.length = 0
  answer = () => Response.json({ status: 'SUCCESS', errorMessage: null, alreadySubmitted: false })
  vi.spyOn(window, 'fetch').mockImplementation(async (_, init) => {
    sent.push(JSON.parse(init?.body as string))
    return answer()
  })
})
afterEach(() => void vi.restoreAllMocks())

describe.each(languages)('%s', (lang) => {
  const text = (row: { en: string; ar: string }) => page.getByText(row[lang], { exact: true })
  const open = async (search: string) => {
    await onPage(
      lang,
      <QueryClientProvider client={makeQueryClient()}>
        <RouterProvider
          router={createRouter({
            routes: freightRoutes,
            frame: Outlet,
            notFound: () => null,
            failed: () => null,
            frameFailed: () => null,
            history: memoryHistory(`/${lang}/customerfeedback${search}`),
          })}
        />
      </QueryClientProvider>,
    )
    await expect.element(page.getByRole('heading', { name: requestPageText.rateTitle[lang] })).toBeVisible()
  }

  test('a link with a rating records it once, and the comment goes with it', async () => {
    await open(`?postShppingRequest=${token}&rating=4`)
    await expect.element(page.getByRole('status')).toHaveTextContent(say(lang, words.rated, { rating: 4 }))
    expect(sent).toEqual([{ postShppingRequest: token, updateComments: false, rating: 4 }])
    await page.getByRole('textbox', { name: words.comments[lang] }).fill('On time')
    await page.getByRole('button', { name: words.send[lang] }).click()
    await expect.element(text(words.thanks).first()).toBeVisible()
    expect(sent[1]).toEqual({
      postShppingRequest: token,
      updateComments: true,
      rating: 4,
      comments: 'On time',
    })
    expect(await faults()).toEqual([])
  })

  test('a link that was used says so, before anything is typed', async () => {
    answer = () => Response.json({ status: 'SUCCESS', errorMessage: null, alreadySubmitted: true })
    await open(`?postShppingRequest=${token}`)
    await expect.element(text(words.already)).toBeVisible()
    expect(page.getByRole('textbox').query()).toBeNull()
    expect(await faults()).toEqual([])
  })

  test('a link that nobody wrote is refused with the sentence of the server', async () => {
    const errorMessage = say(lang, { en: 'This link is not valid.', ar: 'هذا الرابط غير صالح.' })
    answer = () =>
      Response.json(
        { status: 'FAILED', code: 'freight.feedback-invalid', errorMessage, params: {}, fieldErrors: [] },
        { status: 404 },
      )
    await open(`?postShppingRequest=${token}x`)
    await expect.element(page.getByText(errorMessage)).toBeVisible()
    expect(page.getByRole('textbox').query()).toBeNull()
  })

  test('without a link it says where one is', async () => {
    await open('')
    await expect.element(text(shipmentText.noLink)).toBeVisible()
    expect(sent).toEqual([])
    expect(await faults()).toEqual([])
  })
})
