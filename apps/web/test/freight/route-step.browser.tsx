// The route step in both languages: all that is missing by name, the ends change sides, and a port does not stay an airport.
import { QueryClientProvider } from '@tanstack/react-query'
import { useState } from 'react'
import { describe, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { freightFields as fields } from '@marsa/model/freight/asking/request-fields.ts'
import type { RequestDraft } from '@marsa/model/freight/asking/request-form.ts'
import { wizardContinueText, wizardText as words } from '@marsa/model/freight/asking/wizard-text.ts'
import { settingDefaults } from '@marsa/model/kit/settings.ts'
import { say, type Lang } from '@marsa/model/kit/text.ts'
import { WizardRoute } from '../../src/freight/wizard/steps/wizard-route.tsx'
import { WizardContext } from '../../src/freight/wizard/wizard-context.ts'
import { problemsFor } from '../../src/freight/wizard/wizard-problems.ts'
import { stepProblems } from '../../src/freight/wizard/wizard-rules.ts'
import { makeDraftSaver } from '../../src/freight/wizard/wizard-save.ts'
import { WizardStepForm } from '../../src/freight/wizard/wizard-step-form.tsx'
import { draftOf, emptyValues, type WizardValues } from '../../src/freight/wizard/wizard-values.ts'
import { Refusal } from '../../src/kit/call.ts'
import { makeQueryClient } from '../../src/kit/query.ts'
import { usePageForm } from '../../src/kit/use-page-form.ts'
import { faults, languages, onPage } from '../ui/on-page.tsx'

const refusal = new Refusal({ code: 'kit.invalid', sentence: 'Check the fields.', status: 422 }, [
  { field: 'destination.place', code: 'freight.place-unknown', message: 'This place is not served.' },
])

function Step({ onValues }: { onValues: (values: WizardValues) => void }) {
  const form = usePageForm<WizardValues>({
    initial: emptyValues(),
    check: async (values) => stepProblems(draftOf(values), 'route', new Date(), settingDefaults),
    problemsOf: (values) => problemsFor(values, settingDefaults),
    onSend: () => undefined,
    onChange: onValues,
  })
  const [saver] = useState(() =>
    makeDraftSaver<RequestDraft>({
      save: async () => ({ RequestId: 'r1', savedAt: '2026-11-21T10:42:00+04:00' }),
      isUncertain: () => false,
      sentenceOf: String,
    }),
  )
  const state = {
    form,
    id: 'r1',
    saver,
    problems: () => problemsFor(form.values, settingDefaults),
    settings: settingDefaults,
    go: () => undefined,
    showRefused: () => undefined,
  }
  return (
    <WizardContext value={state}>
      <h2>Route</h2>
      <WizardStepForm step="route" form={form}>
        <WizardRoute />
      </WizardStepForm>
      <button type="button" onClick={() => form.refuse(refusal)}>
        Refuse
      </button>
    </WizardContext>
  )
}

const shown = async (lang: Lang) => {
  const onValues = vi.fn<(values: WizardValues) => void>()
  await onPage(
    lang,
    <QueryClientProvider client={makeQueryClient()}>
      <Step onValues={onValues} />
    </QueryClientProvider>,
  )
  return () => onValues.mock.lastCall![0]
}

describe.each(languages)('%s', (lang) => {
  const end = (name: 'origin' | 'destination') => page.getByRole('region', { name: fields[name].label[lang] })
  const box = (name: 'origin' | 'destination', field: 'contactName' | 'address') =>
    end(name).getByRole('textbox', { name: fields[name].fields[field].label[lang] })
  const goOn = () => page.getByRole('button', { name: wizardContinueText.cargo[lang] }).click()

  test('names everything that is missing at both ends, each a way to its field', async () => {
    await shown(lang)
    await goOn()
    const summary = page.getByRole('alert').first()
    await expect.element(summary).toHaveFocus()
    expect(summary.element().textContent).toContain(say(lang, words.toFix, { count: 7 }))
    expect(summary.getByRole('link').elements()).toHaveLength(7)
    await summary.getByRole('link').nth(4).click()
    await expect.element(box('destination', 'address')).toHaveFocus()
    expect(await faults()).toEqual([])
  })

  test('the ends change sides with all that is known about them', async () => {
    const values = await shown(lang)
    await box('destination', 'contactName').fill('Maryam')
    await box('destination', 'address').fill('Street 8')
    await page.getByText(words.export[lang], { exact: true }).click()
    await expect.element(box('origin', 'contactName')).toHaveValue('Maryam')
    expect(values()).toMatchObject({
      direction: 'export',
      origin: { kind: 'door', country: 'AE', address: 'Street 8' },
      destination: { kind: 'port', country: null },
    })
  })

  test('what the server refused stands at its field until the next change', async () => {
    await shown(lang)
    await page.getByRole('button', { name: 'Refuse' }).click()
    await expect.element(end('destination').getByText('This place is not served.')).toBeVisible()
    await expect.element(page.getByRole('alert').first()).toHaveFocus()
    await box('origin', 'contactName').fill('Li Wei')
    await expect.element(end('destination').getByText('This place is not served.')).not.toBeInTheDocument()
  })
})
