// The company step of the registration form: a licence fills in the name, another name is marked, none is attached or asked about.
import { QueryClientProvider } from '@tanstack/react-query'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { licenceScreen } from '@marsa/model/accounts/registration/licence.ts'
import { lookUpLicence } from '@marsa/model/accounts/registration/registration-endpoints.ts'
import { registerText } from '@marsa/model/accounts/registration/registration-form-text.ts'
import { registrationProblems } from '@marsa/model/accounts/registration/registration-problems.ts'
import { authorityRow } from '@marsa/model/accounts/registration/registration-text.ts'
import { say, type Lang } from '@marsa/model/kit/text.ts'
import { CompanyStep } from '../../src/accounts/registration/register-company.tsx'
import { emptyForm, type RegisterValues } from '../../src/accounts/registration/register-values.ts'
import { onAskInChat } from '../../src/kit/ask-in-chat.ts'
import { PageForm } from '../../src/kit/page-form.tsx'
import { usePageForm } from '../../src/kit/use-page-form.ts'
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
  const form = usePageForm<RegisterValues>({
    initial: emptyForm,
    check: () => ({}),
    problems: registrationProblems,
    onSend: () => undefined,
  })
  return (
    <PageForm form={form} labelOf={() => ''} foot={<output>{form.values.licenceCopy}</output>}>
      <CompanyStep userType="business" />
    </PageForm>
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

const copyId = '018f0000-0000-7000-8000-000000000000'
const answer = (body: object, status = 200) =>
  vi.spyOn(window, 'fetch').mockImplementation(async () => Response.json(body, { status }))
afterEach(() => void vi.restoreAllMocks())

/** What the form would send. */
const heldCopy = () => document.querySelector('output')!.textContent
const attach = (file: File) =>
  userEvent.upload(document.querySelector<HTMLInputElement>('input[type=file]')!, file)
const licenceFile = (name = 'licence.pdf', size = 20) => new File([new Uint8Array(size)], name)

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

  test.each([360, 1280])(
    'a licence that is not found is attached and taken away again at %i',
    async (width) => {
      await page.viewport(width, 800)
      answer({ id: copyId, name: 'licence.pdf', size: 20 })
      const { number } = await open(lang)
      await number.fill('CN-9999999')
      await expect.element(page.getByText(say(lang, registerText.licenceCopy)).first()).toBeVisible()
      await attach(licenceFile())
      await expect.element(page.getByText(say(lang, registerText.licenceAttached))).toBeVisible()
      expect(heldCopy()).toBe(copyId)
      expect(await faults()).toEqual([])
      expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(width)
      await page.getByRole('button', { name: /licence\.pdf/ }).click()
      expect(heldCopy()).toBe('')
      await expect.element(page.getByText(say(lang, registerText.licenceCopy)).first()).toBeVisible()
    },
  )

  test('a file that cannot be taken says why and can be chosen anew', async () => {
    const sent = answer({ code: 'documents.infected', errorMessage: 'A virus was found' }, 422)
    const { number } = await open(lang)
    await number.fill('CN-9999999')
    const limit = say(lang, registrationProblems['accounts.licence-copy'], { limit: 10 })
    await expect.element(page.getByText(say(lang, registerText.licenceCopy)).first()).toBeVisible()
    await attach(licenceFile('licence.docx'))
    await expect.element(page.getByText(limit)).toBeVisible()
    await attach(licenceFile('licence.pdf', licenceScreen.fileBytes + 1))
    await expect.element(page.getByText(limit)).toBeVisible()
    expect(sent).not.toHaveBeenCalled()
    await attach(licenceFile())
    await expect.element(page.getByText('A virus was found')).toBeVisible()
    expect(heldCopy()).toBe('')
    expect(await faults()).toEqual([])
  })
})
