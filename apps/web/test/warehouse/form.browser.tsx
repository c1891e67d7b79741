// The storage form in both languages: what is wrong is said and reached at once, the calculator fills the space.
import { QueryClientProvider } from '@tanstack/react-query'
import { useEffect, useEffectEvent } from 'react'
import { describe, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { dayOf } from '@marsa/model/kit/day.ts'
import { namesIn } from '@marsa/model/kit/form-fields.ts'
import { settingDefaults } from '@marsa/model/kit/settings.ts'
import { say, type Lang } from '@marsa/model/kit/text.ts'
import { storageFields as fields, type StorageForm as Form } from '@marsa/model/warehouse/request-form.ts'
import { spaceItems } from '@marsa/model/warehouse/space.ts'
import { warehouseProblems } from '@marsa/model/warehouse/problems.ts'
import { Refusal } from '../../src/kit/call.ts'
import { volume } from '../../src/kit/format.ts'
import { makeQueryClient, settingsKey } from '../../src/kit/query.ts'
import { spaceText, storageFormText as words } from '../../src/warehouse/asking/form-text.ts'
import { emptyStorage, type StorageValues } from '../../src/warehouse/asking/form-values.ts'
import { StorageForm } from '../../src/warehouse/asking/storage-form.tsx'
import { storageReads } from '../../src/warehouse/queries.ts'
import { storageUpload } from '../../src/warehouse/storage/document-calls.ts'
import { useFormDocuments } from '../../src/requests/parts/use-form-documents.ts'
import { useNewStorageForm } from '../../src/warehouse/asking/use-storage-form.ts'
import { uiText } from '../../src/ui/text.ts'
import { faults, languages, onPage } from '../ui/on-page.tsx'

const days = { startDate: '2099-01-01', endDate: '2099-03-02' }

type WritingProps = { initial: Partial<StorageValues>; onSend: (form: Form) => void; refusal?: Refusal }

function Writing({ initial, onSend, refusal }: WritingProps) {
  const today = dayOf(new Date())
  const form = useNewStorageForm({ initial: { ...emptyStorage, ...initial }, today, onSend })
  const { refuse } = form
  const refused = useEffectEvent(refuse)
  useEffect(() => {
    if (refusal) refused(refusal)
  }, [refusal])
  return (
    <StorageForm
      form={form}
      today={today}
      edits={false}
      documents={useFormDocuments(storageUpload, storageReads)}
    />
  )
}

const shown = async (lang: Lang, initial: Partial<StorageValues> = {}, refusal?: Refusal) => {
  const onSend = vi.fn<(form: Form) => void>()
  const client = makeQueryClient()
  client.setQueryData(settingsKey, settingDefaults)
  await onPage(
    lang,
    <QueryClientProvider client={client}>
      <Writing initial={initial} onSend={onSend} refusal={refusal} />
    </QueryClientProvider>,
  )
  return onSend
}

describe.each(languages)('%s', (lang) => {
  const box = (label: { en: string; ar: string }) =>
    page.getByRole('textbox', { name: label[lang], exact: false })
  const send = () => page.getByRole('button', { name: words.send[lang] }).click()

  test('stands in the first field that is wrong, and lets go once all is right', async () => {
    const onSend = await shown(lang, { ...days, cargoType: 'household', emirate: 'DU' })
    await send()
    await expect.element(box(fields.cbm.label)).toHaveFocus()
    const summary = page.getByRole('alert').first()
    expect(summary.element().textContent).toContain(say(lang, words.toFix, { count: 2 }))
    await expect
      .element(box(fields.cbm.label))
      .toHaveAccessibleDescription(warehouseProblems['warehouse.space-required'][lang])
    await userEvent.keyboard('١٢٫٥')
    await summary.getByRole('link').first().click()
    await expect.element(box(fields.cargoDetails.label)).toHaveFocus()
    await userEvent.keyboard('Sofas')
    await expect.element(page.getByRole('alert')).not.toBeInTheDocument()
    await expect.element(page.getByText(say(lang, words.days, { count: 60 })).first()).toBeVisible()
    expect(await faults()).toEqual([])
    expect(onSend).not.toHaveBeenCalled()
    await send()
    expect(onSend).toHaveBeenCalledExactlyOnceWith(
      expect.objectContaining({ ...days, cbm: 12.5, emirate: 'DU', pickup: null, deliveryAsPickup: false }),
    )
  })

  test('what the table says of a field is on the page: its unit, its hint, that it may be left out', async () => {
    const onSend = await shown(lang, { ...days, cbm: '3', cargoType: 'household', emirate: 'DU' })
    await expect
      .element(box(fields.cargoDetails.label))
      .toHaveAccessibleDescription(fields.cargoDetails.hint![lang])
    await box(fields.cargoDetails.label).fill('Sofas')
    await page.getByText(words.details[lang], { exact: true }).click()
    for (const name of namesIn(fields, 'details'))
      expect(document.querySelector(`[data-field="${name}"]`)?.textContent).toContain(
        say(lang, uiText.optional),
      )
    await box(fields.grossWeightKg.label).fill('٧٫٥')
    await box(fields.pieces.label).fill('1.5')
    await send()
    await expect.element(box(fields.pieces.label)).toHaveFocus()
    await expect
      .element(box(fields.pieces.label))
      .toHaveAccessibleDescription(warehouseProblems['warehouse.pieces'][lang])
    await box(fields.pieces.label).fill('4')
    await send()
    expect(onSend).toHaveBeenCalledExactlyOnceWith(
      expect.objectContaining({
        pieces: 4,
        grossWeightKg: 7.5,
        cargoValue: null,
        packing: null,
        remarks: '',
      }),
    )
  })

  test('the calculator adds its reserve and puts the space into the form', async () => {
    await shown(lang)
    await page.getByRole('button', { name: words.calculate[lang] }).click()
    const dialog = page.getByRole('dialog')
    const sofas = dialog.getByRole('textbox', { name: spaceItems.sofa[lang] })
    await sofas.fill('2')
    await userEvent.keyboard('{Tab}')
    // 2 sofas of 1.6 with 15% are 3.68, in half cubic metres 4.
    const take = dialog.getByRole('button', { name: say(lang, spaceText.take, { space: volume(4, lang) }) })
    expect(await faults()).toEqual([])
    await take.click()
    await expect.element(box(fields.cbm.label)).toHaveValue('4')
  })

  test('goods come back to the pickup only where there is one', async () => {
    await page.viewport(360, 800)
    await shown(lang)
    const same = page.getByRole('radio', { name: words.same[lang], exact: false })
    await expect.element(same).toBeDisabled()
    await page.getByText(words.yesPickup[lang], { exact: true }).first().click()
    await expect.element(same).toBeEnabled()
    await page.getByText(words.same[lang], { exact: true }).first().click()
    await expect.element(same).toBeChecked()
    await page.getByText(words.noPickup[lang], { exact: true }).first().click()
    await expect.element(same).not.toBeChecked()
    expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(360)
    await page.viewport(1280, 900)
  })

  test('what the server refuses stands under its field', async () => {
    const sentence = warehouseProblems['warehouse.start-past'][lang]
    const code = 'warehouse.start-past'
    const refusal = new Refusal({ code: 'kit.invalid', sentence: 'Check the fields.', status: 422 }, [
      { field: 'startDate', code, message: sentence },
    ])
    await shown(lang, { ...days, cbm: '3' }, refusal)
    await expect.element(page.getByText(sentence)).toBeVisible()
  })

  test('what refuses the whole request stands by the button that was pressed', async () => {
    const sentence = 'There is no connection.'
    await shown(lang, days, new Refusal({ code: 'kit.internal', sentence, status: 0 }))
    const said = page.getByText(sentence).element().getBoundingClientRect()
    const send = page.getByRole('button', { name: words.send[lang] }).element()
    expect(send.getBoundingClientRect().top - said.bottom).toBeLessThan(120)
    expect(said.bottom).toBeLessThan(send.getBoundingClientRect().top)
  })
})
