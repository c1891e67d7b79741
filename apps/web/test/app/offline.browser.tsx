// Without a connection: said at once and of when the figures are, nothing waits unseen, and it catches up by itself.
import { QueryClientProvider, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { listStorages } from '@marsa/model/warehouse/request-endpoints.ts'
import { say } from '@marsa/model/kit/text.ts'
import { OfflineBanner } from '../../src/app/offline-banner.tsx'
import { appText } from '../../src/app/text.ts'
import { time } from '../../src/kit/format.ts'
import { ask, makeQueryClient } from '../../src/kit/query.ts'
import { Skeleton } from '../../src/ui/states/skeleton.tsx'
import { faults, languages, onPage } from '../ui/on-page.tsx'

const connection = { isThere: true, total: 3 }
const turn = (isThere: boolean) => {
  connection.isThere = isThere
  dispatchEvent(new Event(isThere ? 'online' : 'offline'))
}

beforeEach(() => {
  connection.isThere = true
  connection.total = 3
  vi.spyOn(navigator, 'onLine', 'get').mockImplementation(() => connection.isThere)
  vi.spyOn(window, 'fetch').mockImplementation(async () => {
    if (!connection.isThere) throw new TypeError('Failed to fetch')
    return Response.json({ items: [], totalCount: connection.total })
  })
})
afterEach(() => {
  turn(true)
  vi.restoreAllMocks()
})

function List({ number }: { number: number }) {
  const { data, isError, error } = useQuery(ask(listStorages, { pageIndex: number }))
  if (data) return <p>{`${data.totalCount} of ${number}`}</p>
  return isError ? <p>{error.code}</p> : <Skeleton lines={3} />
}

function Lists() {
  const [count, setCount] = useState(1)
  return (
    <>
      <List number={count} />
      <button className="btn" onClick={() => setCount(count + 1)}>
        Next
      </button>
    </>
  )
}

const show = (lang: 'en' | 'ar', client = makeQueryClient()) =>
  onPage(
    lang,
    <QueryClientProvider client={client}>
      <OfflineBanner />
      <Lists />
    </QueryClientProvider>,
  )

describe.each(languages)('%s', (lang) => {
  const notice = () => page.getByRole('status').query()?.textContent

  test('it is said at once, with the time of what is shown, which stays; and goes when it is back', async () => {
    const client = makeQueryClient()
    await show(lang, client)
    await expect.element(page.getByText('3 of 1')).toBeVisible()
    await expect.element(page.getByText(appText.offlineTitle[lang])).not.toBeInTheDocument()
    // Half an hour ago, so that the time of the notice is that of the figures and not of now.
    const read = new Date(Date.now() - 30 * 60_000)
    const [query] = client.getQueryCache().getAll()
    query!.setState({ dataUpdatedAt: read.getTime() })
    turn(false)
    await expect.poll(notice, { timeout: 500 }).toContain(appText.offlineTitle[lang])
    expect(notice()).toContain(say(lang, appText.offlineSince, { time: time(read.toISOString(), lang) }))
    await expect.element(page.getByText('3 of 1')).toBeVisible()
    expect(await faults()).toEqual([])
    connection.total = 4
    turn(true)
    await expect.element(page.getByText('4 of 1')).toBeVisible()
    await expect.element(page.getByText(appText.offlineTitle[lang])).not.toBeInTheDocument()
  })

  test('what was never loaded says that it cannot be, instead of waiting for ever', async () => {
    await show(lang)
    await expect.element(page.getByText('3 of 1')).toBeVisible()
    turn(false)
    await page.getByRole('button', { name: 'Next' }).click()
    await expect.element(page.getByText('kit.offline')).toBeVisible()
    expect(document.querySelector('.sk')).toBeNull()
    turn(true)
    await expect.element(page.getByText('3 of 2')).toBeVisible()
  })
})
