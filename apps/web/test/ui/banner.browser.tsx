// A banner with an action: on a phone the words keep their line and the action stands below them.
import '../../src/ui/app.css'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { Banner } from '../../src/ui/states/banner.tsx'
import { Button } from '../../src/ui/actions/button.tsx'
import { languages, onPage } from './on-page.tsx'

test.each(languages)('words and action do not share a narrow line in %s', async (lang) => {
  await page.viewport(360, 800)
  await onPage(
    lang,
    <Banner
      title="Something was begun here before"
      action={
        <div className="row wrap g2">
          <Button size="s">Go on where it was left</Button>
          <Button size="s">Start anew</Button>
        </div>
      }
    >
      Not sent yet, last change on the first day of the month
    </Banner>,
  )
  const words = document.querySelector('.banner > .grow')!.getBoundingClientRect()
  expect(words.width).toBeGreaterThan(200)
  for (const button of document.querySelectorAll('.banner button'))
    expect(button.getBoundingClientRect().top).toBeGreaterThanOrEqual(words.bottom)
})
