// The list of what is wrong with a step of sending a parcel names the field of each sentence: three sides are measured alike.
import '../../src/ui/app.css'
import { QueryClientProvider } from '@tanstack/react-query'
import { afterEach, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { say } from '@marsa/model/kit/text.ts'
import { makeQueryClient } from '../../src/kit/query.ts'
import { usePageForm } from '../../src/kit/use-page-form.ts'
import { CreateFrame, parcelProblems } from '../../src/express/shipments/create-frame.tsx'
import { valuesOf, type CreateValues } from '../../src/express/shipments/create-values.ts'
import { createText as words } from '../../src/express/text.ts'
import { languages, onPage } from '../ui/on-page.tsx'

afterEach(() => vi.restoreAllMocks())

const faults = {
  'to.city': 'express.city-unknown',
  'packages.0.length': 'express.side-invalid',
  'packages.0.height': 'express.side-invalid',
}

function Step() {
  const form = usePageForm<CreateValues>({
    initial: valuesOf({}),
    check: () => faults,
    problems: parcelProblems,
    onSend: async () => undefined,
  })
  return (
    <CreateFrame form={form} steps={['parcels']} step="parcels" onBack={() => undefined}>
      <p />
    </CreateFrame>
  )
}

test.each(languages)('%s: city, length and height are named', async (lang) => {
  vi.spyOn(globalThis, 'fetch').mockImplementation(async () => Response.json({ rates: [] }))
  await onPage(
    lang,
    <QueryClientProvider client={makeQueryClient()}>
      <Step />
    </QueryClientProvider>,
  )
  await page.getByRole('button', { name: say(lang, words.next), exact: true }).click()
  for (const name of [words.city, words.length, words.height])
    await expect.element(page.getByRole('link', { name: new RegExp(`^${say(lang, name)}: `) })).toBeVisible()
})
