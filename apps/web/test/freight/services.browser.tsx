// Asked services in the quote form and in the comparison, in both languages.
import { QueryClientProvider } from '@tanstack/react-query'
import { useState } from 'react'
import { describe, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { charges } from '@marsa/model/requests/charges.ts'
import { quoteFormText as words } from '@marsa/model/requests/quote-form-text.ts'
import { serviceCharges } from '@marsa/model/requests/service-charges.ts'
import { say } from '@marsa/model/kit/text.ts'
import { additionalServiceCodes } from '@marsa/model/reference/lists.ts'
import { makeQueryClient } from '../../src/kit/query.ts'
import { ChargeEditor } from '../../src/requests/parts/charge-editor.tsx'
import { answersOf, startLines, toInputs } from '../../src/requests/parts/charge-lines.ts'
import { faults, languages, onPage } from '../ui/on-page.tsx'

const asked = serviceCharges(additionalServiceCodes)

function Form() {
  const [lines, setLines] = useState(() => startLines(asked, []))
  return (
    <QueryClientProvider client={makeQueryClient()}>
      <ChargeEditor lines={lines} onChange={(update) => setLines(update)} serverErrors={{}} asked={asked} />
      <output>{JSON.stringify({ answers: answersOf(lines), inputs: toInputs(lines).inputs })}</output>
    </QueryClientProvider>
  )
}

/** The button that opens the answers on a charge. */
const choiceOf = (charge: string) =>
  [...document.querySelectorAll('.chg-ask')]
    .find((field) => field.textContent.includes(charge))
    ?.querySelector('button')

describe.each(languages)('%s', (lang) => {
  test('every service has its line, its rates and its answer', async () => {
    await page.viewport(360, 900)
    await onPage(lang, <Form />)
    for (const code of asked) {
      const charge = say(lang, charges[code])
      await expect
        .element(page.getByLabelText(say(lang, words.sellingOf, { charge }), { exact: true }))
        .toBeInTheDocument()
      expect(choiceOf(charge)).toBeDefined()
    }
    expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(360)
    expect(await faults()).toEqual([])
  })

  test('a service that is not offered asks for no rates and is sent as an answer', async () => {
    await page.viewport(1280, 900)
    await onPage(lang, <Form />)
    const charge = say(lang, charges.insurance)
    await userEvent.click(choiceOf(charge)!)
    await userEvent.click(page.getByRole('option', { name: say(lang, words['not-offered']) }))
    await expect
      .element(page.getByLabelText(say(lang, words.sellingOf, { charge }), { exact: true }))
      .not.toBeInTheDocument()
    expect(JSON.parse(document.querySelector('output')!.textContent)).toEqual({
      answers: [{ code: 'insurance', answer: 'not-offered' }],
      inputs: [],
    })
  })
})
