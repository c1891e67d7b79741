// An overlay is gone when it is closed, whatever happens to its motion.
import { afterEach, beforeEach, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { story } from '../../stories/dialogs.story.tsx'
import { onPage } from './on-page.tsx'

/** The sheet that keeps parts under test still. */
const stillSheet = () =>
  [...document.styleSheets].find(({ ownerNode }) =>
    ownerNode?.textContent?.includes('Parts under test do not move'),
  )!

/** Breaks motion off as a busy browser does, in the moment an overlay begins to leave. */
const breakOff = () =>
  new MutationObserver((changes) => {
    for (const { target } of changes)
      if ((target as Element).hasAttribute('data-exiting'))
        for (const animation of document.getAnimations()) animation.cancel()
  })

let observer: MutationObserver
beforeEach(() => {
  observer = breakOff()
  observer.observe(document.body, { subtree: true, attributes: true, attributeFilter: ['data-exiting'] })
})
afterEach(() => {
  observer.disconnect()
  stillSheet().disabled = false
})

test.each([
  ['Dialog', 'dialog'],
  ['Sheet', 'dialog'],
  ['Popover', 'dialog'],
])('%s', async (name, role) => {
  await onPage('en', <story.Body />)
  stillSheet().disabled = true
  await page.getByRole('button', { name, exact: true }).click()
  const panel = page.getByRole(role)
  await expect.element(panel).toBeVisible()
  await userEvent.keyboard('{Escape}')
  await expect.element(panel).not.toBeInTheDocument()
})
