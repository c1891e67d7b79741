// The fresh check: begun again where that failed, passed by Enter, and what was wrong said in the dialog.
import { QueryClientProvider } from '@tanstack/react-query'
import { afterEach, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { beginCheck } from '@marsa/model/accounts/factors/factors-endpoints.ts'
import { factorsProblems } from '@marsa/model/accounts/factors/factors-problems.ts'
import { factorsText, stepText } from '@marsa/model/accounts/factors/factors-text.ts'
import { accountsText } from '@marsa/model/accounts/text.ts'
import { succeeded } from '@marsa/model/kit/answer.ts'
import { CheckDialog } from '../../src/accounts/check/check-dialog.tsx'
import { makeQueryClient } from '../../src/kit/query.ts'
import { uiText } from '../../src/ui/text.ts'
import { faults, languages, onPage } from '../ui/on-page.tsx'

afterEach(() => {
  vi.restoreAllMocks()
  return page.viewport(1280, 900)
})

const refused = (status: number, code: string, said: string, fieldErrors: object[] = []) =>
  Response.json({ status: 'FAILED', errorMessage: said, code, fieldErrors }, { status })

const shown = async (lang: 'en' | 'ar', answers: Record<'begin' | 'pass', () => Response>) => {
  vi.spyOn(window, 'fetch').mockImplementation(async (input) =>
    answers[(input as string).endsWith(beginCheck.path) ? 'begin' : 'pass'](),
  )
  if (lang === 'ar') await page.viewport(360, 740)
  const onPassed = vi.fn()
  await onPage(
    lang,
    <QueryClientProvider client={makeQueryClient()}>
      <CheckDialog onPassed={onPassed} onClose={() => undefined} />
    </QueryClientProvider>,
  )
  return onPassed
}

test.each(languages)('%s: by the password', async (lang) => {
  const said = factorsProblems['factors.password-wrong'][lang]
  let begun = 0
  let tried = 0
  const onPassed = await shown(lang, {
    begin: () =>
      begun++ === 0
        ? refused(429, 'kit.too-often', 'Later.')
        : Response.json({ fresh: false, password: true, hasCode: false, ticket: null, passkey: null }),
    pass: () => (tried++ === 0 ? refused(422, 'factors.password-wrong', said) : Response.json(succeeded)),
  })
  await expect.element(page.getByText('Later.')).toBeVisible()
  await expect.element(page.getByRole('button', { name: factorsText.confirm[lang] })).not.toBeInTheDocument()
  await page.getByRole('button', { name: uiText.retry[lang] }).click()
  const password = page.getByLabelText(accountsText.password[lang], { exact: true })
  await expect.element(password).toHaveFocus()
  await userEvent.keyboard('wrong{Enter}')
  await expect.element(page.getByText(said)).toBeVisible()
  expect(onPassed).not.toHaveBeenCalled()
  expect(await faults()).toEqual([])
  await userEvent.type(password, 'right{Enter}')
  await expect.poll(() => onPassed.mock.calls.length).toBe(1)
})

test('a code that is refused stands at its field, which has the focus', async () => {
  await shown('en', {
    begin: () => Response.json({ fresh: false, password: false, hasCode: true, ticket: null, passkey: null }),
    pass: () =>
      refused(422, 'kit.invalid', 'Check the form.', [
        { field: 'code', code: 'factors.code-wrong', message: 'Wrong code.' },
      ]),
  })
  const code = page.getByRole('textbox', { name: stepText.code.en })
  await userEvent.type(code, '123456')
  await page.getByRole('button', { name: factorsText.confirm.en }).click()
  await expect.element(page.getByText('Wrong code.')).toBeVisible()
  await expect.element(page.getByText('Check the form.')).not.toBeInTheDocument()
  await expect.element(code).toHaveFocus()
})
