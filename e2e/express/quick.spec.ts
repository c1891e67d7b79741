// A shop enters ten parcels by keyboard alone: each is priced by Enter, and the next one begins where the hand is.
import { addParcelAddresses } from '@marsa/model/express/addresses/address-book-endpoints.ts'
import { countShipments } from '@marsa/model/express/shipments/shipment-endpoints.ts'
import { say, type Lang, type TextRow } from '@marsa/model/kit/text.ts'
import { expectAccessibleFromTop } from '../kit/axe.ts'
import { callsOf } from '../kit/calls.ts'
import { expectFits } from '../kit/layout.ts'
import { makePeople, newBrowser } from '../kit/people.ts'
import { enter } from '../kit/sign-in.ts'
import { expect, test } from '../kit/test.ts'
import { sender, shop } from './prepare.ts'
import { createWords, quickWords } from './words.ts'

const parcels = 10

test('ten parcels are entered without a mouse', async ({ browser }, info) => {
  const lang = info.project.metadata['lang'] as Lang
  const t = (row: TextRow) => say(lang, row)
  const { merchant } = await makePeople([shop(lang, 'merchant')])
  const calls = await callsOf(merchant!)
  await calls.call(addParcelAddresses, {
    body: {
      addresses: [{ title: 'Shop', ...sender, country: 'AE', city: 'Dubai', isDefault: true }],
    } as never,
  })
  const { page } = await newBrowser(browser, lang)
  await enter(page, merchant!)
  await page.goto(`/${lang}/express/quick`)
  const { keyboard } = page
  const name = page.getByRole('combobox', { name: t(quickWords.recipient), exact: true })
  await expect(name).toBeFocused()
  // Back over the drop-off to what everybody agrees to, and forth again.
  for (const key of ['Shift+Tab', 'Shift+Tab', 'Space', 'Tab', 'Tab']) await keyboard.press(key)
  await expect(page.getByRole('checkbox', { name: t(quickWords.agree) })).toBeChecked()
  const typed = async (...texts: string[]) => {
    for (const [at, text] of texts.entries()) {
      if (at > 0) await keyboard.press('Tab')
      if (text !== '') await keyboard.type(text)
    }
    await keyboard.press('Enter')
  }
  const entered = page.getByRole('button', { name: new RegExp(`^${t(quickWords.remove)} `) })
  const to = (n: number) => [`Mariam Saleh ${n}`, '0559876543', t(createWords.abuDhabi), `Villa ${n}`]
  for (let n = 1; n <= parcels; n++) {
    await expect(name).toBeFocused()
    // What the first one says of the parcel stays for those that follow.
    await typed(...to(n), ...(n === 1 ? ['', '', '', 'Abaya', '1', '30', '20', '10'] : []))
    await expect(entered).toHaveCount(n)
  }
  const counts = await calls.call(countShipments)
  expect(counts.find(({ status }) => status === 'PENDING_PAYMENT')!.count).toBe(parcels)
  await expect(page.getByText('210.00').first()).toBeVisible()
  await expectAccessibleFromTop(page)
  await expectFits(page, 360)
})
