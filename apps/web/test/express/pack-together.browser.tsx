// Parcels that go into one box: offered with what it weighs, taken by one press, and offered no more.
import '../../src/ui/app.css'
import { QueryClientProvider } from '@tanstack/react-query'
import { describe, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import type { Lang } from '@marsa/model/kit/text.ts'
import { PackTogether } from '../../src/express/shipments/pack-together.tsx'
import { valuesOf, type CreateValues } from '../../src/express/shipments/create-values.ts'
import { makeQueryClient } from '../../src/kit/query.ts'
import { PageForm } from '../../src/kit/page-form.tsx'
import { usePageForm } from '../../src/kit/use-page-form.ts'
import { faults, languages, onPage } from '../ui/on-page.tsx'

const parcel = { weight: '2.1', length: '25', width: '18', height: '12', packaging: 'OWN' as const }

function Page({ count }: { count: number }) {
  const form = usePageForm<CreateValues>({
    initial: valuesOf({ packages: Array.from({ length: count }, () => parcel) }),
    check: () => ({}),
    problems: {},
    onSend: () => undefined,
  })
  return (
    <PageForm form={form} labelOf={() => ''} toFix={{ en: '', ar: '' }} foot={null}>
      <PackTogether />
      <output>{JSON.stringify(form.values.packages)}</output>
    </PageForm>
  )
}

const shown = (lang: Lang, count: number) =>
  onPage(
    lang,
    <QueryClientProvider client={makeQueryClient()}>
      <Page count={count} />
    </QueryClientProvider>,
  )

describe.each(languages)('%s', (lang) => {
  test('three become one', async () => {
    await shown(lang, 3)
    const text = () => document.body.textContent.replaceAll(/[\u2066-\u2069]/g, '')
    expect(text()).toContain(lang === 'en' ? 'Box M (40 × 30 × 20 cm)' : 'صندوق M (40 × 30 × 20 سم)')
    expect(await faults()).toEqual([])
    await page.getByRole('button', { name: lang === 'en' ? 'Pack them together' : 'جمعها معًا' }).click()
    await expect.element(page.getByRole('button')).not.toBeInTheDocument()
    expect(JSON.parse(page.getByRole('status').element().textContent)).toEqual([
      { weight: '6.3', length: '40', width: '30', height: '20', packaging: 'M' },
    ])
  })

  test('of one parcel nothing is said', async () => {
    await shown(lang, 1)
    await expect.element(page.getByRole('status')).toBeVisible()
    expect(page.getByRole('button').elements()).toEqual([])
  })
})
