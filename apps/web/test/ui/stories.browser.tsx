// Every story in both languages, light and dark, has no accessibility fault and keeps inside a phone.
import { afterEach, describe, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { stories } from '../../stories/all-stories.ts'
import { faults, languages, onPage } from './on-page.tsx'

afterEach(() => {
  delete document.documentElement.dataset.theme
})

describe.each(languages)('%s', (lang) => {
  test.each(stories.map((story) => [story.title.en, story] as const))('%s', async (_, { Body, title }) => {
    await page.viewport(1280, 900)
    await onPage(
      lang,
      <section>
        <h2>{title[lang]}</h2>
        <Body />
      </section>,
    )
    expect(await faults()).toEqual([])
    document.documentElement.dataset.theme = 'dark'
    expect(await faults()).toEqual([])
    await page.viewport(320, 800)
    await expect.poll(() => document.documentElement.scrollWidth).toBeLessThanOrEqual(320)
    expect(await faults()).toEqual([])
  })
})
