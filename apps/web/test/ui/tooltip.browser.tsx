// The name of a button that is an icon alone: shown on hover and by the keyboard, and out of the way again.
import { Star } from 'lucide-react'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { IconButton } from '../../src/ui/actions/icon-button.tsx'
import { languages, onPage } from './on-page.tsx'

const tip = () => page.getByRole('tooltip')
const button = () => page.getByRole('button', { name: 'Keep' })

describe.each(languages)('%s', (lang) => {
  const pressed = vi.fn()
  beforeEach(async () => {
    pressed.mockClear()
    await onPage(
      lang,
      <>
        <p>
          <input aria-label="Before" />
        </p>
        <IconButton icon={Star} label="Keep" onPress={pressed} />
      </>,
    )
    await userEvent.unhover(page.getByRole('textbox'))
  })

  test('comes with the pointer, and goes with it', async () => {
    await userEvent.hover(button())
    await expect.element(tip()).toHaveTextContent('Keep')
    await userEvent.hover(page.getByRole('textbox'))
    await expect.element(tip()).not.toBeInTheDocument()
  })

  test('goes with a press, which still counts', async () => {
    await userEvent.hover(button())
    await expect.element(tip()).toBeVisible()
    await button().click()
    await expect.element(tip()).not.toBeInTheDocument()
    expect(pressed).toHaveBeenCalledOnce()
  })

  test('comes with the focus of the keyboard, and Escape takes it away while the focus stays', async () => {
    await page.getByRole('textbox').click()
    await userEvent.keyboard('{Tab}')
    await expect.element(button()).toHaveFocus()
    await expect.element(tip()).toHaveTextContent('Keep')
    await userEvent.keyboard('{Escape}')
    await expect.element(tip()).not.toBeInTheDocument()
    await expect.element(button()).toHaveFocus()
  })
})
