// The address book with an address in it, checked with axe: its headings follow each other.
import axe from 'axe-core'
import { QueryClientProvider } from '@tanstack/react-query'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import type { Address } from '@marsa/model/accounts/addresses/addresses-endpoints.ts'
import { AddressBookPage } from '../../src/accounts/pages/address-book-page.tsx'
import { addressesQuery } from '../../src/accounts/address-book/queries.ts'
import { LangProvider } from '../../src/kit/direction.tsx'
import { makeQueryClient } from '../../src/kit/query.ts'
import { rules } from '../../../../e2e/kit/axe-rules.ts'
import { languages } from '../ui/on-page.tsx'

const address = {
  addressId: '018f6a2e-0000-7000-8000-000000000001',
  version: 1,
  isShared: true,
  isPickup: true,
  isDelivery: false,
  label: 'Main store',
  city: 'Sharjah',
} as Partial<Address> as Address

test.each(languages)('%s: the headings of the address book follow each other', async (lang) => {
  const client = makeQueryClient()
  client.setQueryData(addressesQuery('').queryKey, { items: [address], totalCount: 1, mayShare: true })
  await render(
    <LangProvider lang={lang}>
      <QueryClientProvider client={client}>
        <AddressBookPage />
      </QueryClientProvider>
    </LangProvider>,
  )
  await expect.element(page.getByRole('heading', { name: address.label })).toBeVisible()
  const { violations } = await axe.run(document.body, rules)
  expect(violations.filter(({ id }) => id === 'heading-order')).toEqual([])
})
