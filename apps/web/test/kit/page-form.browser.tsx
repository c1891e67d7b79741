// A form of a page: says all faults at once, leads to them, sends once, and puts what the server refused at its field.
import { QueryClientProvider } from '@tanstack/react-query'
import { expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import type { FieldProblems } from '@marsa/model/kit/problem.ts'
import { Refusal } from '../../src/kit/call.ts'
import { FieldPlace, PageForm } from '../../src/kit/page-form.tsx'
import { makeQueryClient } from '../../src/kit/query.ts'
import { usePageForm } from '../../src/kit/use-page-form.ts'
import { Button } from '../../src/ui/actions/button.tsx'
import { TextInput } from '../../src/ui/fields/text-input.tsx'
import { uiText } from '../../src/ui/text.ts'
import { faults, onPage } from '../ui/on-page.tsx'

const problems = {
  'name.missing': { en: 'Enter a name.', ar: 'أدخل الاسم.', status: 422 },
  'city.missing': { en: 'Enter a city.', ar: 'أدخل المدينة.', status: 422 },
} as const

type Values = { name: string; city: string }
const required = ({ name, city }: Values): FieldProblems => ({
  ...(!name && { name: 'name.missing' }),
  ...(!city && { city: 'city.missing' }),
})

type Parts = {
  check?: (values: Values) => FieldProblems | Promise<FieldProblems>
  onSend: (values: Values) => unknown
}

function Example({ check = required, onSend }: Parts) {
  const form = usePageForm<Values>({ initial: { name: '', city: '' }, check, problems, onSend })
  return (
    <PageForm
      form={form}
      labelOf={(path) => (path === 'name' ? 'Name' : 'City')}
      foot={<Button type="submit">Send</Button>}
    >
      <FieldPlace path="name">
        <TextInput label="Name" {...form.field('name')} />
      </FieldPlace>
      <FieldPlace path="city">
        <TextInput label="City" {...form.field('city')} />
      </FieldPlace>
    </PageForm>
  )
}

const shown = (parts: Parts) =>
  onPage(
    'en',
    <QueryClientProvider client={makeQueryClient()}>
      <Example {...parts} />
    </QueryClientProvider>,
  )
const box = (name: string) => page.getByRole('textbox', { name })
const send = () => page.getByRole('button', { name: 'Send' }).click()

test('says what is wrong once it is sent, leads there, and lets go as soon as it is right', async () => {
  const onSend = vi.fn<(values: Values) => void>()
  await shown({ onSend })
  await box('Name').fill('M')
  await box('Name').fill('')
  await expect.element(page.getByRole('alert')).not.toBeInTheDocument()
  await send()
  await expect.element(page.getByRole('alert')).toHaveFocus()
  await page.getByRole('link', { name: 'City: Enter a city.' }).click()
  await expect.element(box('City')).toHaveFocus()
  expect(await faults()).toEqual([])
  await userEvent.keyboard('Dubai')
  await expect.element(box('City')).not.toHaveAttribute('aria-invalid')
  await box('Name').fill('Maryam')
  await expect.element(page.getByRole('alert')).not.toBeInTheDocument()
  expect(onSend).not.toHaveBeenCalled()
  await send()
  expect(onSend).toHaveBeenCalledExactlyOnceWith({ name: 'Maryam', city: 'Dubai' })
})

test('is sent once however often the button is pressed', async () => {
  let answer: () => void = () => undefined
  const onSend = vi.fn<(values: Values) => Promise<void>>(
    () => new Promise<void>((resolve) => (answer = resolve)),
  )
  await shown({ check: () => ({}), onSend })
  await send()
  await box('City').click()
  await userEvent.keyboard('{Enter}{Enter}')
  expect(onSend).toHaveBeenCalledOnce()
  answer()
  await expect
    .poll(async () => {
      await userEvent.keyboard('{Enter}')
      return onSend.mock.calls.length
    })
    .toBeGreaterThan(1)
})

test('what the server refuses stands at the field it names, or by the button, until the next change', async () => {
  const refusals = [
    new Refusal({ code: 'kit.invalid', sentence: 'Check the fields.', status: 422 }, [
      { field: 'form.city', code: 'city.unknown', message: 'No such city.' },
    ]),
    new Refusal({ code: 'kit.internal', sentence: 'Try again later.', status: 500 }),
  ]
  await shown({
    check: () => ({}),
    onSend: () => {
      throw refusals.shift()!
    },
  })
  await send()
  await expect.element(page.getByRole('alert')).toHaveFocus()
  await expect.element(box('City')).toHaveAccessibleDescription('No such city.')
  await box('City').fill('Dubai')
  await expect.element(page.getByText('No such city.')).not.toBeInTheDocument()
  await send()
  await expect.element(page.getByText('Try again later.')).toBeVisible()
})

test('rules that do not load are asked for again, and nothing is sent unchecked', async () => {
  const onSend = vi.fn<(values: Values) => void>()
  let tries = 0
  const check = async () => {
    if (tries++ === 0) throw new Error('not loaded')
    return {}
  }
  await shown({ check, onSend })
  await send()
  expect(onSend).not.toHaveBeenCalled()
  await page.getByRole('button', { name: uiText.retry.en }).click()
  await expect.poll(() => onSend.mock.calls.length).toBe(1)
})
