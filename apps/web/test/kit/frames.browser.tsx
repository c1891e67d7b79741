// The frames of what is read and what is commanded: waiting, refused with a way on, arrived; sent, refused, sent again.
import { useQuery, QueryClientProvider } from '@tanstack/react-query'
import { useState } from 'react'
import { expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { say } from '@marsa/model/kit/text.ts'
import { Refusal } from '../../src/kit/call.ts'
import { CommandDialog } from '../../src/kit/command-dialog.tsx'
import { Loaded } from '../../src/kit/loaded.tsx'
import { makeQueryClient } from '../../src/kit/query.ts'
import { kitText } from '../../src/kit/text.ts'
import { TextInput } from '../../src/ui/fields/text-input.tsx'
import { uiText } from '../../src/ui/text.ts'
import { faults, languages, onPage } from '../ui/on-page.tsx'

const refused = (status: number, fields: { field: string; code: string; message: string }[] = []) =>
  new Refusal({ code: 'test.refused', sentence: 'Refused.', status }, fields)

function Reader({ read }: { read: () => Promise<string> }) {
  const query = useQuery<string>({ queryKey: ['read'], queryFn: read })
  return (
    <Loaded query={query} card skeleton={<p>Waiting</p>} missing={<p>Unknown</p>}>
      {(text) => <p>{text}</p>}
    </Loaded>
  )
}

const reads = (lang: (typeof languages)[number], read: () => Promise<string>) =>
  onPage(
    lang,
    <QueryClientProvider client={makeQueryClient()}>
      <Reader read={read} />
    </QueryClientProvider>,
  )

test.each(languages)('%s: waits, says what went wrong, and shows what a second try brings', async (lang) => {
  const read = vi.fn<() => Promise<string>>().mockRejectedValueOnce(refused(409)).mockResolvedValue('Arrived')
  await reads(lang, read)
  await expect.element(page.getByText('Refused.')).toBeVisible()
  await expect.element(page.getByText('Waiting')).not.toBeInTheDocument()
  expect(await faults()).toEqual([])
  await userEvent.click(page.getByRole('button', { name: say(lang, uiText.retry) }))
  await expect.element(page.getByText('Arrived')).toBeVisible()
  await expect.element(page.getByRole('alert')).not.toBeInTheDocument()
})

test.each([
  ['nobody has it', 404],
  ['it is no identifier', 422],
])('what is unknown has a page of its own, not an error to try again: %s', async (_, status) => {
  await reads('en', () => Promise.reject(refused(status)))
  await expect.element(page.getByText('Unknown')).toBeVisible()
  await expect.element(page.getByRole('button')).not.toBeInTheDocument()
})

test.each([
  [422, 'Not yet: Refused.'],
  [409, 'Refused.'],
])('what a page says of a refusal of its own stands in place of the error: %i', async (status, said) => {
  function Own() {
    const query = useQuery<string>({ queryKey: ['own'], queryFn: () => Promise.reject(refused(status)) })
    return (
      <Loaded query={query} missing={(found) => found.status === 422 && <p>Not yet: {found.sentence}</p>} />
    )
  }
  await onPage(
    'en',
    <QueryClientProvider client={makeQueryClient()}>
      <Own />
    </QueryClientProvider>,
  )
  await expect.element(page.getByText(said, { exact: true })).toBeVisible()
  expect(page.getByRole('button', { name: say('en', uiText.retry) }).elements()).toHaveLength(
    status === 422 ? 0 : 1,
  )
})

const inName = [{ field: 'name', code: 'test.name', message: 'Too short.' }]

type AskProps = {
  error?: Refusal | null
  isPending?: boolean
  beside?: string[]
  refusal?: string
  phrase?: string
  send?: string
  type?: 'search'
  onSend?: () => void
  onClose?: () => void
}

function Ask({ error = null, isPending = false, onClose = () => undefined, type, ...rest }: AskProps) {
  const [name, setName] = useState('')
  const client = makeQueryClient()
  return (
    <QueryClientProvider client={client}>
      <CommandDialog
        title="Name"
        back="Back"
        send="Send"
        onSend={() => undefined}
        problems={{ 'test.first': { en: 'First this.', ar: 'هذا أولًا.', status: 409 } }}
        command={{ isPending, error }}
        onClose={onClose}
        {...rest}
      >
        <TextInput
          label="Name"
          type={type}
          value={name}
          onChange={setName}
          error={error?.fieldSentences['name']}
        />
      </CommandDialog>
    </QueryClientProvider>
  )
}

test('Enter in a field sends once, and a general refusal stands above the fields', async () => {
  const onSend = vi.fn()
  await onPage('en', <Ask error={refused(409)} onSend={onSend} />)
  await expect.element(page.getByText('Refused.')).toBeVisible()
  await userEvent.click(page.getByRole('textbox', { name: 'Name' }))
  await userEvent.keyboard('{Enter}')
  expect(onSend).toHaveBeenCalledTimes(1)
  expect(await faults()).toEqual([])
})

test('a refusal of a field stands under it alone, one of a field that is not shown above all', async () => {
  const shown = await onPage('en', <Ask error={refused(400, inName)} />)
  await expect.element(page.getByText('Too short.')).toBeVisible()
  await expect.element(page.getByText('Refused.')).not.toBeInTheDocument()
  await shown.unmount()
  await onPage('en', <Ask error={refused(400, inName)} beside={['other']} />)
  await expect.element(page.getByText('Refused.')).toBeVisible()
})

test('what stands against sending is said, and nothing is sent', async () => {
  const onSend = vi.fn()
  await onPage('en', <Ask refusal="test.first" onSend={onSend} />)
  const send = page.getByRole('button', { name: 'Send' })
  await expect.element(send).toHaveAccessibleDescription('First this.')
  await send.click({ force: true })
  await userEvent.click(page.getByRole('textbox', { name: 'Name' }))
  await userEvent.keyboard('{Enter}')
  expect(onSend).not.toHaveBeenCalled()
})

test('the field that was refused takes the focus', async () => {
  await onPage('en', <Ask error={refused(400, inName)} />)
  await page.getByRole('button', { name: 'Send' }).click()
  await expect.element(page.getByRole('textbox', { name: 'Name' })).toHaveFocus()
})

test.each(languages)('%s: what was typed is not lost by Escape', async (lang) => {
  const onClose = vi.fn()
  await onPage(lang, <Ask onClose={onClose} />)
  await userEvent.type(page.getByRole('textbox', { name: 'Name' }), 'Marsa')
  await userEvent.keyboard('{Escape}')
  const question = page.getByRole('alertdialog')
  await expect.element(question).toBeVisible()
  expect(await faults()).toEqual([])
  await question.getByRole('button', { name: say(lang, kitText.keepEditing) }).click()
  await expect.element(question).not.toBeInTheDocument()
  expect(onClose).not.toHaveBeenCalled()
  await userEvent.keyboard('{Escape}')
  await question.getByRole('button', { name: say(lang, kitText.discard), exact: true }).click()
  expect(onClose).toHaveBeenCalledTimes(1)
})

test('Escape closes at once while nothing was typed', async () => {
  const onClose = vi.fn()
  await onPage('en', <Ask onClose={onClose} />)
  await userEvent.click(page.getByRole('textbox', { name: 'Name' }))
  await userEvent.keyboard('{Escape}')
  expect(onClose).toHaveBeenCalledTimes(1)
})

test('what is searched for, and what was sent, is closed without a question', async () => {
  const onClose = vi.fn()
  const searching = await onPage('en', <Ask type="search" onClose={onClose} />)
  await userEvent.type(page.getByRole('searchbox', { name: 'Name' }), 'Marsa{Escape}')
  await expect.poll(() => onClose.mock.calls.length).toBe(1)
  await searching.unmount()
  const sent = await onPage('en', <Ask onClose={onClose} />)
  await userEvent.type(page.getByRole('textbox', { name: 'Name' }), 'Marsa')
  await sent.rerender(<Ask isPending onClose={onClose} />)
  await sent.rerender(<Ask onClose={onClose} />)
  await userEvent.keyboard('{Escape}')
  await expect.poll(() => onClose.mock.calls.length).toBe(2)
})

test.each(languages)('%s: a phrase is typed before sending is possible', async (lang) => {
  const onSend = vi.fn()
  await onPage(lang, <Ask phrase="SAFFAN" onSend={onSend} />)
  const send = page.getByRole('button', { name: 'Send' })
  const ask = say(lang, uiText.typeToConfirm, { phrase: 'SAFFAN' })
  await expect.element(send).toHaveAccessibleDescription(ask)
  await userEvent.type(page.getByRole('textbox', { name: ask }), 'SAFFA{Enter}')
  expect(onSend).not.toHaveBeenCalled()
  await userEvent.keyboard('N{Enter}')
  expect(onSend).toHaveBeenCalledTimes(1)
  expect(await faults()).toEqual([])
})

test('what sends itself has no sending button, and Enter sends nothing', async () => {
  const onSend = vi.fn()
  await onPage('en', <Ask send="" onSend={onSend} />)
  await expect.element(page.getByRole('button', { name: 'Back' })).toBeVisible()
  await expect.element(page.getByRole('button', { name: 'Send' })).not.toBeInTheDocument()
  await userEvent.click(page.getByRole('textbox', { name: 'Name' }))
  await userEvent.keyboard('{Enter}')
  expect(onSend).not.toHaveBeenCalled()
})
