// The company step of the registration form: a licence fills in the name, another name is marked, none has a way on.
import { QueryClientProvider } from '@tanstack/react-query'
import { FormProvider, useForm } from 'react-hook-form'
import { describe, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { lookUpLicence } from '@marsa/model/accounts/registration-endpoints.ts'
import { registerText } from '@marsa/model/accounts/registration-form-text.ts'
import { authorityRow } from '@marsa/model/accounts/registration-text.ts'
import { say, type Lang } from '@marsa/model/kit/text.ts'
import { CompanyStep } from '../../src/accounts/parts/register-company.tsx'
import { emptyForm, type RegisterValues } from '../../src/accounts/register-form.ts'
import { onAskInChat } from '../../src/kit/ask-in-chat.ts'
import { keyOf, makeQueryClient } from '../../src/kit/query.ts'
import { faults, languages, onPage } from '../ui/on-page.tsx'

const licence = {
  number: 'FU-38126',
  nameEn: 'Naseem Aquaculture LLC',
  nameAr: 'نسيم للاستزراع السمكي',
  authority: 'FM',
  expiresOn: '2999-12-31',
  expired: false,
}

function Step() {
  const form = useForm<RegisterValues>({ defaultValues: emptyForm })
  return (
    <FormProvider {...form}>
      <CompanyStep userType="business" />
    </FormProvider>
  )
}

const open = async (lang: Lang) => {
  const client = makeQueryClient()
  client.setQueryData(keyOf(lookUpLicence, { number: licence.number }), { licence })
  client.setQueryData(keyOf(lookUpLicence, { number: 'CN-9999999' }), { licence: null })
  await onPage(
    lang,
    <QueryClientProvider client={client}>
      <Step />
    </QueryClientProvider>,
  )
  return {
    number: page.getByLabelText(say(lang, registerText.licence)),
    name: page.getByLabelText(say(lang, registerText.companyName)),
  }
}

describe.each(languages)('%s', (lang) => {
  const licensed = lang === 'ar' ? licence.nameAr : licence.nameEn

  test('a licence that is found names its authority and fills in the company', async () => {
    const { number, name } = await open(lang)
    await number.fill(licence.number)
    await expect.element(name).toHaveValue(licensed)
    await expect.element(page.getByText(say(lang, authorityRow('FM')), { exact: false })).toBeVisible()
    expect(await faults()).toEqual([])
  })

  test('another name is marked, and the name of the licence is one press away', async () => {
    const { number, name } = await open(lang)
    await name.fill('Clear View Opticians')
    await number.fill(licence.number)
    await expect
      .element(page.getByText(say(lang, registerText.nameDiffers, { name: licensed })))
      .toBeVisible()
    await expect.element(name).toHaveValue('Clear View Opticians')
    await page.getByRole('button', { name: say(lang, registerText.useLicensedName) }).click()
    await expect.element(name).toHaveValue(licensed)
    expect(page.getByText(say(lang, registerText.nameDiffers, { name: licensed })).elements()).toEqual([])
  })

  test('a licence that is not found leads to a question with its number', async () => {
    const { number } = await open(lang)
    const asked: string[] = []
    const stop = onAskInChat((text) => asked.push(text))
    await number.fill('CN-9999999')
    await page.getByRole('button', { name: say(lang, registerText.licenceAsk) }).click()
    stop()
    expect(asked).toEqual([say(lang, registerText.licenceQuestion, { number: 'CN-9999999' })])
    expect(await faults()).toEqual([])
  })
})
