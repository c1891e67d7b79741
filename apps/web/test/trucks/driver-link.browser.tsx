// The provider's two presses about a driver's link, in both languages.
import '../../src/ui/app.css'
import { QueryClientProvider } from '@tanstack/react-query'
import { afterEach, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { say } from '@marsa/model/kit/text.ts'
import { makeQueryClient } from '../../src/kit/query.ts'
import { DriverLink } from '../../src/trucks/road/driver-link.tsx'
import { driverLinkText as words } from '../../src/trucks/road/road-text.ts'
import { faults, languages, onPage } from '../ui/on-page.tsx'

const requestId = '00000000-0000-4000-8000-000000000001'
const slot = '00000000-0000-4000-8000-000000000002'

afterEach(() => vi.restoreAllMocks())

test.each(languages)('%s: a link is sent anew, and ended', async (lang) => {
  const asked: string[] = []
  vi.spyOn(globalThis, 'fetch').mockImplementation(async (address) => {
    const { pathname, searchParams } = new URL(new Request(address).url)
    asked.push(`${pathname.split('/').at(-2)} ${searchParams.get('slot')}`)
    return Response.json({ status: 'SUCCESS', errorMessage: null })
  })
  await onPage(
    lang,
    <QueryClientProvider client={makeQueryClient()}>
      <div className="row wrap g2">
        <DriverLink requestId={requestId} slot={slot} name="Ravi Kumar" />
      </div>
    </QueryClientProvider>,
  )
  await page.getByRole('button', { name: say(lang, words.send) }).click()
  await expect.element(page.getByText(say(lang, words.sendBody))).toBeVisible()
  expect([asked, await faults()]).toEqual([[], []])
  await page.getByRole('button', { name: say(lang, words.sendNow) }).click()
  await expect.poll(() => asked).toEqual([`SendDriverLink ${slot}`])
  await page.getByRole('button', { name: say(lang, words.end) }).click()
  await page.getByRole('button', { name: say(lang, words.endNow) }).click()
  await expect.poll(() => asked).toEqual([`SendDriverLink ${slot}`, `RevokeDriverLink ${slot}`])
  expect(await faults()).toEqual([])
})
