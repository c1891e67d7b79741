// The page of a new password without its id, or with a part of it: it says so and leads to a new link.
import { QueryClientProvider } from '@tanstack/react-query'
import { afterEach, describe, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { recoveryText } from '@marsa/model/accounts/recovery/recovery-text.ts'
import { say } from '@marsa/model/kit/text.ts'
import { ResetPasswordPage } from '../../src/accounts/pages/reset-password-page.tsx'
import { makeQueryClient } from '../../src/kit/query.ts'
import { faults, languages, onPage } from '../ui/on-page.tsx'

afterEach(() => history.replaceState(null, '', location.pathname + location.search))

describe.each(languages)('%s', (lang) => {
  test.each(['', '#only-the-beginning'])('an address that ends with "%s" is no link', async (end) => {
    history.replaceState(null, '', location.pathname + location.search + end)
    await onPage(
      lang,
      <QueryClientProvider client={makeQueryClient()}>
        <ResetPasswordPage />
      </QueryClientProvider>,
    )
    const title = page.getByRole('heading', { level: 1, name: say(lang, recoveryText.incompleteTitle) })
    await expect.element(title).toBeVisible()
    await expect
      .element(page.getByRole('link', { name: say(lang, recoveryText.askAgain) }))
      .toHaveAttribute('href', `/${lang}/hub/forgot-password`)
    expect(document.querySelector('form')).toBeNull()
    expect(await faults()).toEqual([])
  })
})
