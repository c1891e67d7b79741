// A signed-in page whose calls are answered by the test, which reads what was sent.
import { QueryClientProvider } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { afterEach, beforeEach, vi } from 'vitest'
import { settingDefaults } from '@marsa/model/kit/settings.ts'
import type { Lang } from '@marsa/model/kit/text.ts'
import { makeQueryClient, settingsKey } from '../../src/kit/query.ts'
import { session } from '../../src/kit/session.ts'
import { onPage } from '../ui/on-page.tsx'

export type Sent = { method: string; path: string; body: unknown }
type Answer = (asked: Sent) => unknown

/** Answers 200 with what the function gives, and other statuses where it gives a `Response`. */
export const answering = () => {
  const sent: Sent[] = []
  let answer: Answer = () => ({})
  beforeEach(() => {
    sent.length = 0
    session.begin({ token: 'token', refreshToken: 'id.1', expiresTime: 3600 }, false)
    vi.spyOn(window, 'fetch').mockImplementation(async (request, init) => {
      const url = request instanceof Request ? request.url : request
      const asked = {
        method: init?.method ?? 'GET',
        path: new URL(url, location.href).pathname,
        body: typeof init?.body === 'string' ? (JSON.parse(init.body) as unknown) : undefined,
      }
      if (asked.method !== 'GET') sent.push(asked)
      const given = answer(asked)
      return given instanceof Response ? given : Response.json(given)
    })
  })
  afterEach(() => {
    vi.restoreAllMocks()
    session.end('signed-out')
    sessionStorage.clear()
  })
  return { sent, answers: (next: Answer) => void (answer = next) }
}

/** Refusals of fields, as the API gives them. */
export const refused = (errors: Readonly<Record<string, string>>): Response =>
  Response.json(
    {
      status: 'FAILED',
      code: 'kit.invalid',
      errorMessage: 'Check the marked fields.',
      fieldErrors: Object.entries(errors).map(([field, code]) => ({ field, code, message: code })),
    },
    { status: 422 },
  )

export const show = (lang: Lang, part: ReactNode) => {
  const client = makeQueryClient()
  client.setQueryData(settingsKey, settingDefaults)
  return onPage(lang, <QueryClientProvider client={client}>{part}</QueryClientProvider>)
}
