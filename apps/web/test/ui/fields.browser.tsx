// Fields give their element to a form, and values stay in their wire form whatever a person types.
import { createRef, useState, type Ref } from 'react'
import { expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { Checkbox } from '../../src/ui/fields/checkbox.tsx'
import { DateInput } from '../../src/ui/fields/date-input.tsx'
import { DateRange } from '../../src/ui/fields/date-range.tsx'
import { MoneyInput } from '../../src/ui/fields/money-input.tsx'
import { NumberInput } from '../../src/ui/fields/number-input.tsx'
import { PasswordInput } from '../../src/ui/fields/password-input.tsx'
import { PhoneInput } from '../../src/ui/fields/phone-input.tsx'
import { RadioCards } from '../../src/ui/fields/radio-cards.tsx'
import { SearchSelect } from '../../src/ui/fields/search-select.tsx'
import { Select } from '../../src/ui/fields/select.tsx'
import { Switch } from '../../src/ui/fields/switch.tsx'
import { TextArea } from '../../src/ui/fields/text-area.tsx'
import { TextInput } from '../../src/ui/fields/text-input.tsx'
import { onPage } from './on-page.tsx'

// The ref of each field has its own element type; a form only ever calls focus() on it.
const withRef = (draw: (ref: Ref<never>) => React.ReactNode) => draw
const options = [{ id: 'a', label: 'A' }]
const fields = {
  TextInput: withRef((ref) => <TextInput label="x" ref={ref} />),
  TextArea: withRef((ref) => <TextArea label="x" ref={ref} />),
  NumberInput: withRef((ref) => <NumberInput label="x" ref={ref} />),
  MoneyInput: withRef((ref) => <MoneyInput label="x" ref={ref} />),
  PhoneInput: withRef((ref) => <PhoneInput label="x" ref={ref} />),
  PasswordInput: withRef((ref) => <PasswordInput label="x" ref={ref} />),
  Select: withRef((ref) => <Select label="x" options={options} ref={ref} />),
  SearchSelect: withRef((ref) => <SearchSelect label="x" options={options} ref={ref} />),
  DateInput: withRef((ref) => <DateInput label="x" ref={ref} />),
  DateRange: withRef((ref) => <DateRange label="x" ref={ref} />),
  Checkbox: withRef((ref) => <Checkbox ref={ref}>x</Checkbox>),
  Switch: withRef((ref) => <Switch ref={ref}>x</Switch>),
  RadioCards: withRef((ref) => <RadioCards label="x" choices={options} ref={ref} />),
}

test.each(Object.entries(fields))('%s takes the focus through its ref', async (_, draw) => {
  const ref = createRef<HTMLElement>()
  await onPage('en', draw(ref as Ref<never>))
  ref.current?.focus()
  expect(document.activeElement).toBe(ref.current)
  expect(document.activeElement).not.toBe(document.body)
})

function Held({
  Field,
  seen,
}: {
  Field: typeof PhoneInput | typeof MoneyInput
  seen: (value: string) => void
}) {
  const [value, setValue] = useState('')
  return (
    <Field
      label="x"
      value={value}
      onChange={(next: string) => {
        setValue(next)
        seen(next)
      }}
    />
  )
}

test.each([
  ['0505550142', '+971505550142'],
  ['+971 50 555 0142', '+971505550142'],
  ['00971505550142', '+971505550142'],
  ['٠٥٠٥٥٥٠١٤٢', '+971505550142'],
  ['+96512345678', '+96512345678'],
])('a phone typed as %s is %s', async (typed, wire) => {
  let last = ''
  await onPage('en', <Held Field={PhoneInput} seen={(value) => (last = value)} />)
  await page.getByRole('textbox').fill(typed)
  expect(last).toBe(wire)
})

test('a phone is grouped when the field is left', async () => {
  await onPage('ar', <Held Field={PhoneInput} seen={() => undefined} />)
  const input = page.getByRole('textbox')
  await input.click()
  await userEvent.keyboard('0505550142{Tab}')
  await expect.element(input).toHaveValue('+971 50 555 0142')
})

test('an amount keeps its wire form and shows thousands when left', async () => {
  let last = ''
  await onPage('en', <Held Field={MoneyInput} seen={(value) => (last = value)} />)
  const input = page.getByRole('textbox')
  await input.click()
  await userEvent.keyboard('148,600.5{Tab}')
  expect(last).toBe('148600.5')
  await expect.element(input).toHaveValue('148,600.50')
})

test('a field names its error and its hint to a screen reader', async () => {
  await onPage('en', <TextInput label="Container" error="Check the last digit." />)
  const input = page.getByRole('textbox', { name: 'Container' })
  await expect.element(input).toHaveAttribute('aria-invalid', 'true')
  await expect.element(input).toHaveAccessibleDescription('Check the last digit.')
})

test('SearchSelect finds an option by words that are not shown', async () => {
  const cities = [
    { id: 'Dubai', label: 'Dubai', words: 'دبي' },
    { id: 'Sharjah', label: 'Sharjah', words: 'الشارقة' },
  ]
  const seen = vi.fn<(id: string) => void>()
  await onPage('en', <SearchSelect label="City" options={cities} onChange={seen} />)
  await page.getByRole('button', { name: 'City' }).click()
  await userEvent.keyboard('الشار')
  await page.getByRole('option', { name: 'Sharjah' }).click()
  expect(seen).toHaveBeenCalledWith('Sharjah', cities[1])
})
