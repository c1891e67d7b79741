// The days of a pickup: a public holiday is there with its name, and cannot be chosen.
import '../../src/ui/app.css'
import { QueryClientProvider } from '@tanstack/react-query'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { addDays, dayOf } from '@marsa/model/kit/day.ts'
import { SlotPicker } from '../../src/express/shipments/slot-picker.tsx'
import { detailText } from '../../src/express/text.ts'
import { makeQueryClient } from '../../src/kit/query.ts'
import { faults, languages, onPage } from '../ui/on-page.tsx'

afterEach(() => vi.restoreAllMocks())

const today = dayOf(new Date())
const holiday = {
  code: addDays(today, 2),
  lastDay: addDays(today, 3),
  nameEn: 'National Day',
  nameAr: 'عيد الاتحاد',
}

describe.each(languages)('%s', (lang) => {
  test('holidays are named and closed', async () => {
    vi.spyOn(window, 'fetch').mockImplementation(async () => Response.json([holiday]))
    const onChange = vi.fn()
    await onPage(
      lang,
      <QueryClientProvider client={makeQueryClient()}>
        <SlotPicker city="Dubai" day={null} code={null} onChange={onChange} />
      </QueryClientProvider>,
    )
    await page.getByRole('button', { name: detailText.day[lang], exact: false }).click()
    const closed = page.getByRole('option', {
      name: lang === 'ar' ? holiday.nameAr : holiday.nameEn,
      exact: false,
    })
    await expect.poll(() => closed.elements()).toHaveLength(2)
    await expect.element(closed.first()).toHaveAttribute('aria-disabled', 'true')
    expect(await faults()).toEqual([])
    await page.getByRole('option').first().click()
    expect(onChange).toHaveBeenCalledWith({ date: today })
  })
})
