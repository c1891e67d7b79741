// Credit where a quotation is accepted: shown though it is refused, with its reason and the way on. And what a change makes old.
import { QueryClientProvider } from '@tanstack/react-query'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { getUserProfile } from '@marsa/model/accounts/endpoints.ts'
import { listCredit, viewCredit, viewOwnCredit } from '@marsa/model/finance/credit/credit-endpoints.ts'
import { financeProblems } from '@marsa/model/finance/problems.ts'
import { acceptText } from '@marsa/model/requests/screen-text.ts'
import { filled } from '@marsa/model/kit/problem.ts'
import { settingParams } from '@marsa/model/kit/setting-params.ts'
import { settingDefaults } from '@marsa/model/kit/settings.ts'
import { say } from '@marsa/model/kit/text.ts'
import { liveKeys } from '../../src/app/live-keys.ts'
import { keyOf, makeQueryClient, settingsKey } from '../../src/kit/query.ts'
import { AcceptDialog } from '../../src/requests/parts/accept-dialog.tsx'
import { storageLine } from '../../src/warehouse/web-line.ts'
import { faults, languages, onPage } from '../ui/on-page.tsx'
import { quoteOf, storageId } from '../warehouse/samples.ts'

afterEach(() => page.viewport(1280, 900))

const shown = async (
  lang: 'en' | 'ar',
  creditLeft: string | null,
  creditRefusal: string | null,
  quote = quoteOf(),
) => {
  const client = makeQueryClient()
  client.setQueryData(settingsKey, settingDefaults)
  if (lang === 'ar') await page.viewport(360, 740)
  await onPage(
    lang,
    <QueryClientProvider client={client}>
      <AcceptDialog
        quote={quote}
        subjectId={storageId}
        creditLeft={creditLeft}
        creditRefusal={creditRefusal}
        call={storageLine.calls.accept}
        onBooked={vi.fn()}
        now={() => Date.now()}
        onClose={vi.fn()}
      />
    </QueryClientProvider>,
  )
  await expect.element(page.getByText(acceptText.agree[lang])).toBeVisible()
}

describe.each(languages)('%s', (lang) => {
  const onCredit = page.getByRole('radio', { name: new RegExp(acceptText.credit[lang]) })
  const wayOn = page.getByRole('link', { name: acceptText.toCredit[lang] })

  test.each(['finance.credit-suspended', 'finance.credit-pending', 'finance.credit-none'] as const)(
    'credit stays visible where it is refused: %s',
    async (code) => {
      const said = financeProblems[code][lang]
      await shown(lang, null, code)
      await expect.element(onCredit).toHaveAccessibleName(`${acceptText.credit[lang]} ${said}`)
      await expect.element(wayOn).toHaveAttribute('href', `/${lang}/account/credit`)
      expect(await faults()).toEqual([])
      await page.getByText(acceptText.credit[lang], { exact: true }).click()
      await page.getByText(acceptText.agree[lang]).click()
      const send = page.getByRole('button', { name: acceptText.confirm[lang] })
      await expect.element(send).toHaveAttribute('aria-disabled', 'true')
      await expect.element(send).toHaveAccessibleDescription(said)
    },
  )

  test('above the limit the way to more is offered, within it there is none', async () => {
    await shown(lang, '0.01', null)
    await expect.element(wayOn).not.toBeInTheDocument()
    await page.getByText(acceptText.credit[lang], { exact: true }).click()
    await expect.element(wayOn).toBeVisible()
  })

  test('a colleague who pays meanwhile is waited for by the minutes of the settings', async () => {
    const acceptRefusal = 'finance.payment-in-progress'
    await shown(lang, null, null, { ...quoteOf(), acceptRefusal })
    const pay = new RegExp(say(lang, acceptText.pay, { amount: '' }).trim())
    const said = filled(financeProblems, settingParams(settingDefaults))[acceptRefusal]!
    await expect.element(page.getByRole('button', { name: pay })).toHaveAccessibleDescription(say(lang, said))
  })

  test('who cannot have an account is shown none', async () => {
    await shown(lang, null, null)
    await expect.element(onCredit).not.toBeInTheDocument()
    await expect.element(wayOn).not.toBeInTheDocument()
  })
})

test('a change of credit makes old what shows it, and nothing else', () => {
  const client = makeQueryClient()
  const companyId = '00000000-0000-4000-8000-0000000000c1'
  const reads = [
    keyOf(viewOwnCredit, {}),
    keyOf(viewCredit, { companyId }),
    keyOf(listCredit, {}),
    keyOf(getUserProfile, {}),
  ]
  for (const key of [...reads, settingsKey]) client.setQueryData(key, {})
  for (const queryKey of liveKeys('credit.changed', companyId)) void client.invalidateQueries({ queryKey })
  expect(reads.map((key) => client.getQueryState(key)?.isInvalidated)).toEqual([true, true, true, true])
  expect(client.getQueryState(settingsKey)?.isInvalidated).toBe(false)
})
