// A figure of bars in the width of a phone: no name below the axis is cut at the edge.
import '../../src/ui/app.css'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { BarChart } from '../../src/ui/values/bar-chart.tsx'
import { languages, onPage } from './on-page.tsx'

test.each(languages)('%s: the last of thirty days is named within the drawing', async (lang) => {
  await page.viewport(360, 800)
  const groups = Array.from({ length: 30 }, (_, i) => `${i + 1} ${lang === 'ar' ? 'نوفمبر' : 'November'}`)
  const series = [{ id: 'received', label: 'AED', values: groups.map((_, i) => i) }]
  await onPage(
    lang,
    <BarChart title="Receipts" finding="Most at the end." unit="AED" {...{ groups, series }} />,
  )
  await expect.element(page.getByText(groups.at(-1)!).first()).toBeVisible()
  const drawing = document.querySelector('svg.chart')!
  const edge = drawing.getBoundingClientRect()
  const names = [...drawing.querySelectorAll('text')].map((name) => name.getBoundingClientRect())
  expect(names.length).toBeGreaterThan(3)
  for (const name of names) {
    expect(name.left).toBeGreaterThanOrEqual(edge.left - 1)
    expect(name.right).toBeLessThanOrEqual(edge.right + 1)
  }
})
