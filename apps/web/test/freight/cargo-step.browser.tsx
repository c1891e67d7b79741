// The cargo step in both languages: what is wrong is said at once, in words, and is gone once it is right.
import { QueryClientProvider } from '@tanstack/react-query'
import { useState } from 'react'
import { describe, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { listLookup } from '@marsa/model/reference/endpoints.ts'
import type { RequestDraft } from '@marsa/model/freight/asking/request-form.ts'
import { freightFields as fields } from '@marsa/model/freight/asking/request-fields.ts'
import { wizardContinueText, wizardText as words } from '@marsa/model/freight/asking/wizard-text.ts'
import type { Lang } from '@marsa/model/kit/text.ts'
import { WizardCargo } from '../../src/freight/wizard/steps/wizard-cargo.tsx'
import { WizardContext } from '../../src/freight/wizard/wizard-context.ts'
import { WizardStepForm } from '../../src/freight/wizard/wizard-step-form.tsx'
import { settingDefaults } from '@marsa/model/kit/settings.ts'
import { problemsFor } from '../../src/freight/wizard/wizard-problems.ts'
import { makeDraftSaver } from '../../src/freight/wizard/wizard-save.ts'
import { stepProblems } from '../../src/freight/wizard/wizard-rules.ts'
import { draftOf, emptyValues, type WizardValues } from '../../src/freight/wizard/wizard-values.ts'
import { keyOf, makeQueryClient } from '../../src/kit/query.ts'
import { usePageForm } from '../../src/kit/use-page-form.ts'
import { faults, languages, onPage } from '../ui/on-page.tsx'

const begun: WizardValues = {
  ...emptyValues(),
  containerMode: 'FCL',
  containerType: '40HC',
  commodity: '9403',
}

function Step({ go }: { go: (step: string) => void }) {
  const form = usePageForm<WizardValues>({
    initial: begun,
    check: async (values) => stepProblems(draftOf(values), 'cargo', new Date(), settingDefaults),
    problemsOf: (values) => problemsFor(values, settingDefaults),
    onSend: () => go('dates'),
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
    go,
    showRefused: () => undefined,
  }
  return (
    <WizardContext value={state}>
      <h2>Cargo</h2>
      <WizardStepForm step="cargo" form={form}>
        <WizardCargo />
      </WizardStepForm>
    </WizardContext>
  )
}

const shown = async (lang: Lang) => {
  const go = vi.fn<(step: string) => void>()
  const client = makeQueryClient()
  client.setQueryData(keyOf(listLookup, { list: 'commodities', text: '9403' }), [
    { code: '9403', nameEn: 'Furniture', nameAr: 'أثاث', hazard: 'none', hazardClass: null },
  ])
  await onPage(
    lang,
    <QueryClientProvider client={client}>
      <Step go={go} />
    </QueryClientProvider>,
  )
  return go
}

describe.each(languages)('%s', (lang) => {
  const box = ({ label }: { label: { en: string; ar: string } }) =>
    page.getByRole('textbox', { name: label[lang], exact: false })
  const goOn = () => page.getByRole('button', { name: wizardContinueText.dates[lang] }).click()

  test('names what is wrong, takes the focus, and lets go when all is right', async () => {
    const go = await shown(lang)
    await box(fields.grossWeightKg).fill('١١٤٨٠٠')
    await box(fields.containerNumber).fill('CSQU3054382')
    await goOn()
    const summary = page.getByRole('alert').first()
    await expect.element(summary).toHaveFocus()
    expect(summary.element().textContent).toContain(
      lang === 'en' ? 'Did you mean 11,480?' : 'هل تقصد 11,480؟',
    )
    await expect.element(box(fields.grossWeightKg)).toHaveValue('114,800')
    await expect.element(box(fields.grossWeightKg)).toHaveAccessibleDescription(/28,600/)
    await expect.element(box(fields.containerNumber)).toHaveAccessibleDescription(/3.*2/)
    expect(await faults()).toEqual([])

    await summary.getByRole('link').first().click()
    await expect.element(box(fields.description)).toHaveFocus()
    await userEvent.keyboard('Sofas')
    await box(fields.grossWeightKg).fill('11480')
    await box(fields.containerNumber).fill('csqu 305438-3')
    await box(fields.pieces).fill('٣٨٦')
    await box(fields.cargoValue).fill('148600')
    await page.getByText(words.no[lang], { exact: true }).click()
    await expect.element(summary).not.toBeInTheDocument()
    expect(go).not.toHaveBeenCalled()
    await goOn()
    await expect.poll(() => go.mock.calls).toEqual([['dates']])
  })

  test('adding containers takes the fault of the weight away', async () => {
    await shown(lang)
    await box(fields.grossWeightKg).fill('50000')
    await goOn()
    await expect.element(box(fields.grossWeightKg)).toHaveAttribute('aria-invalid', 'true')
    await page.getByRole('button', { name: lang === 'en' ? /Increase/ : /زيادة/ }).click()
    await expect.element(box(fields.grossWeightKg)).not.toHaveAttribute('aria-invalid')
  })

  test('a long nickname is kept whole and its excess counted', async () => {
    await shown(lang)
    await box(fields.nickname).fill('x'.repeat(300))
    await expect.element(box(fields.nickname)).toHaveValue('x'.repeat(300))
    await expect.element(page.getByText(lang === 'en' ? '240 over 60' : 'يزيد 240 على 60')).toBeVisible()
    await expect.element(box(fields.nickname)).toHaveAccessibleDescription(/60/)
    expect(await faults()).toEqual([])
  })
})
