// Goods that stay beyond the booked time: a longer time is asked for, offered and paid, and a part is released.
import { addDays } from '@marsa/model/kit/day.ts'
import { say, type Lang, type TextRow } from '@marsa/model/kit/text.ts'
import { releaseStateText, storageEventText, storageStateText } from '@marsa/model/warehouse/text.ts'
import { warehouseEndpoints as storage } from '@marsa/model/warehouse/endpoints.ts'
import { expectAccessibleFromTop } from '../kit/axe.ts'
import { photo, typeDate } from '../kit/fields.ts'
import { letPass } from '../kit/let-pass.ts'
import { newBrowser } from '../kit/people.ts'
import { enter } from '../kit/sign-in.ts'
import { expect, test } from '../kit/test.ts'
import { answerAtGateway } from './pay.ts'
import { stored } from './prepare.ts'
import { filesInput, postFinal, sign } from './work.ts'
import { storageWords as words, warehouseWords } from './words.ts'

test(
  'goods stay too long, the time is extended, a part is released',
  { tag: '@ar' },
  async ({ browser }, info) => {
    const lang = info.project.metadata['lang'] as Lang
    const t = (row: TextRow) => say(lang, row)
    const { people, asCustomer, requestId: id } = await stored(lang)
    await letPass(id, 100 * 24)
    const { page: customer } = await newBrowser(browser, lang)
    await enter(customer, people.customer)
    await customer.goto(`/${lang}/warehouse/storages/${id}`)
    await expect(customer.getByText(t(words.overstay)).first()).toBeVisible()
    await expectAccessibleFromTop(customer)

    const { endDate } = await asCustomer.call(storage.viewStorage, { query: { storageRequestID: id } })
    // Beyond its time the page offers it first of all, and among the actions as always.
    await customer
      .getByRole('button', { name: t(words.askLonger), exact: true })
      .first()
      .click()
    const longer = customer.getByRole('dialog', { name: t(words.askLonger) })
    await typeDate(longer, t(words.untilWhen), addDays(endDate, 60))
    await expectAccessibleFromTop(customer)
    await longer.getByRole('button', { name: t(words.askWarehouse) }).click()
    await expect(longer).toHaveCount(0)

    const { page: winner } = await newBrowser(browser, lang)
    await enter(winner, people.winner)
    await winner.goto(`/${lang}/warehouse/requests/${id}`)
    await postFinal(winner, lang, '900', '1500')
    await expect(customer.getByText(t(storageStateText.QS_AWAITING_FINAL_PAY)).first()).toBeVisible()
    await customer
      .getByRole('button', { name: t(words.payFinal) })
      .first()
      .click()
    await answerAtGateway(customer, lang, 'approve')
    await customer.goto(`/${lang}/warehouse/storages/${id}`)
    await expect(customer.getByText(t(storageEventText.EXTENDED)).first()).toBeVisible()
    await expect(customer.getByText(t(words.overstay))).toHaveCount(0)

    await customer.getByRole('button', { name: t(words.askRelease) }).click()
    const release = customer.getByRole('dialog', { name: t(words.releaseTitle) })
    const boxes = release.getByRole('textbox', { name: /^Box/ })
    await boxes.fill('3')
    await boxes.press('Tab')
    await release.getByRole('textbox', { name: t(words.collectorName) }).fill('Omar Said')
    await release.getByRole('textbox', { name: t(words.collectorId) }).fill('784-1987-1234567-1')
    await release.getByRole('textbox', { name: t(words.plate) }).fill('B 12345')
    await expectAccessibleFromTop(customer)
    await release.getByRole('button', { name: t(words.sendRelease) }).click()
    await expect(release).toHaveCount(0)
    await winner.getByRole('button', { name: t(warehouseWords.handOver) }).click()
    const handing = winner.getByRole('dialog')
    await handing.locator(filesInput).setInputFiles(photo)
    // Its tile pushes the pad down.
    const photoName = say(lang, warehouseWords.photoOf, { number: '1', name: '' }).trim()
    await expect(handing.getByRole('button', { name: new RegExp(`^${photoName}`) })).toBeVisible()
    await sign(winner, lang, handing.getByRole('img', { name: t(warehouseWords.signHere) }))
    await expectAccessibleFromTop(winner)
    await handing.getByRole('button', { name: t(warehouseWords.handOver) }).click()
    await expect(handing).toHaveCount(0)
    await expect(customer.getByText(t(releaseStateText.RELEASED)).first()).toBeVisible()
    await expectAccessibleFromTop(customer)
    const { items } = await asCustomer.call(storage.viewStorage, { query: { storageRequestID: id } })
    expect(items.map(({ left, released }) => [left, released])).toEqual([
      [7, 3],
      [1, 0],
    ])
  },
)
