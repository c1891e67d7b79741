// Setting up an authenticator: a wrong code is said under its field, whatever the server names.
import { QueryClientProvider } from '@tanstack/react-query'
import { afterEach, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { factorsText } from '@marsa/model/accounts/factors/factors-text.ts'
import { say } from '@marsa/model/kit/text.ts'
import { CodeSetup } from '../../src/accounts/security/code-setup.tsx'
import { makeQueryClient } from '../../src/kit/query.ts'
import { faults, languages, onPage } from '../ui/on-page.tsx'

afterEach(() => void vi.restoreAllMocks())

test.each(languages)('%s: a wrong code is said at the field', async (lang) => {
  vi.spyOn(window, 'fetch').mockImplementation(async () =>
    Response.json({ status: 'ERROR', code: 'factors.code-wrong', errorMessage: 'Wrong.' }, { status: 422 }),
  )
  await onPage(
    lang,
    <QueryClientProvider client={makeQueryClient()}>
      <CodeSetup
        begun={{ address: 'otpauth://totp/Marsa?secret=ABCDEFGH', secret: 'ABCDEFGH' }}
        onDone={() => undefined}
        onClose={() => undefined}
      />
    </QueryClientProvider>,
  )
  const code = page.getByLabelText(say(lang, factorsText.thenCode))
  await code.fill('000000')
  await page.getByRole('button', { name: say(lang, factorsText.confirm), exact: true }).click()
  await expect.element(code).toHaveAttribute('aria-invalid', 'true')
  await expect.element(page.getByText('Wrong.')).toBeVisible()
  expect(await faults()).toEqual([])
})
