// A working button: named for screen readers, deaf to a second press, and nothing nameless stays when it is gone.
import { useState } from 'react'
import { describe, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { Button } from '../../src/ui/actions/button.tsx'
import { faults, languages, onPage } from './on-page.tsx'

function Sending({ sent, end }: { sent: () => void; end: 'stays' | 'goes' }) {
  const [state, setState] = useState<'idle' | 'working' | 'done'>('idle')
  const step = () => {
    sent()
    setState('working')
  }
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault()
        step()
      }}
    >
      {(end === 'stays' || state !== 'done') && (
        <Button type="submit" isPending={state === 'working'} pendingLabel="Sending">
          Send
        </Button>
      )}
      <button type="button" className="btn" onClick={() => setState('done')}>
        End
      </button>
    </form>
  )
}

const spoken = () => document.querySelector('[aria-live="assertive"]')?.textContent

describe.each(languages)('%s', (lang) => {
  test.each(['stays', 'goes'] as const)('a pending press is spoken, and the button %s', async (end) => {
    const sent = vi.fn<() => void>()
    await onPage(lang, <Sending sent={sent} end={end} />)
    await page.getByRole('button', { name: 'Send' }).click()
    const working = page.getByRole('button', { name: 'Sending' })
    await expect.element(working).toHaveAttribute('aria-disabled', 'true')
    expect(document.activeElement).toBe(working.element())
    await expect.poll(spoken).toBe('Sending')
    expect(await faults()).toEqual([])
    await userEvent.keyboard('{Enter}')
    await userEvent.keyboard(' ')
    working.element().dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }))
    expect(sent).toHaveBeenCalledTimes(1)
    await page.getByRole('button', { name: 'End' }).click()
    await expect.poll(spoken).toBe('')
    expect(await faults()).toEqual([])
    expect(document.querySelectorAll('[role="img"]')).toHaveLength(0)
  })
})

test('a double click sends a form once, even where nothing shows that it works', async () => {
  const sent = vi.fn<() => void>()
  await onPage(
    'en',
    <form
      onSubmit={(event) => {
        event.preventDefault()
        sent()
      }}
    >
      <Button type="submit">Send</Button>
    </form>,
  )
  await page.getByRole('button', { name: 'Send' }).dblClick()
  expect(sent).toHaveBeenCalledTimes(1)
})
