// Goods are taken in on the sheet of a phone without a network: it waits, is sent, and a shortage and the space lead to an agreed
// price, through an objection that the warehouse answers; then a part is released by appointment, and the rest stays too long.
import { say, type Lang, type TextRow } from '@marsa/model/kit/text.ts'
import { exceptionText } from '@marsa/model/warehouse/exceptions.ts'
import { storageTurnText } from '@marsa/model/warehouse/turn-text.ts'
import { releaseStateText } from '@marsa/model/warehouse/text.ts'
import { warehouseEndpoints as storage } from '@marsa/model/warehouse/endpoints.ts'
import { expectAccessibleFromTop } from '../kit/axe.ts'
import { photo } from '../kit/fields.ts'
import { letPass } from '../kit/let-pass.ts'
import { newBrowser } from '../kit/people.ts'
import { enter } from '../kit/sign-in.ts'
import { expect, test } from '../kit/test.ts'
import { answerAtGateway } from './pay.ts'
import { quoted } from './prepare.ts'
import { filesInput, postFinal, sign } from './work.ts'
import {
  exceptionWords as lane,
  intakeWords as sheet,
  storageWords as words,
  warehouseWords,
} from './words.ts'

test('goods are taken in without a network, agreed upon, released in part and overstay', async ({
  browser,
}, info) => {
  const lang = info.project.metadata['lang'] as Lang
  const t = (row: TextRow, params?: Record<string, string>) => say(lang, row, params)
  const { people, asCustomer, asWinner, requestId: id, quotationId } = await quoted(lang)
  await asCustomer.pay(
    await asCustomer.call(storage.acceptStorageQuote, {
      query: { id: quotationId },
      body: { terms: true, pay: 'half' },
    }),
  )

  const { page: winner } = await newBrowser(browser, lang)
  await winner.setViewportSize({ width: 360, height: 800 })
  await enter(winner, people.winner)
  await winner.goto(`/${lang}/warehouse/requests/${id}`)
  await winner.getByRole('link', { name: t(sheet.open) }).click()
  const box = (row: TextRow) => winner.getByRole('textbox', { name: new RegExp(`^${t(row)}( |$)`) })
  const fill = async (row: TextRow, value: string) => {
    await box(row).fill(value)
    await box(row).press('Tab')
  }
  await fill(sheet.item, 'Box')
  await fill(sheet.counted, '38')
  // 38 pieces of 0.35 cubic metres: 13.3, where 12 are booked.
  await fill(sheet.length, '100')
  await fill(sheet.width, '70')
  await fill(sheet.height, '50')
  await fill(sheet.place, 'B-04-3')
  await winner.locator(filesInput).setInputFiles(photo)
  await fill(sheet.driver, 'Salem Ali')
  await sign(winner, lang, winner.getByRole('img', { name: t(warehouseWords.signHere) }))
  await expectAccessibleFromTop(winner)
  await winner.context().setOffline(true)
  await winner.getByRole('button', { name: t(sheet.send) }).click()
  await expect(winner.getByText(t(sheet.waits))).toBeVisible()
  const before = await asWinner.call(storage.viewStorage, { query: { storageRequestID: id } })
  expect(before.goods).toBe('AWAITED')
  await winner.context().setOffline(false)
  await expect(winner.getByText(t(sheet.sent))).toBeVisible()
  await expectAccessibleFromTop(winner)
  const after = await asWinner.call(storage.viewStorage, { query: { storageRequestID: id } })
  expect(after).toMatchObject({
    goods: 'STORED',
    measuredCBM: 13.3,
    intake: { driver: 'Salem Ali' },
    items: [{ quantity: 38, missing: 2, place: 'B-04-3' }],
  })
  expect(after.items[0]!.photosIn).toHaveLength(1)

  const { page: customer } = await newBrowser(browser, lang)
  await enter(customer, people.customer)
  await customer.goto(`/${lang}/warehouse/storages/${id}`)
  const found = customer.locator('#findings')
  await expect(found).toBeVisible()
  await expectAccessibleFromTop(customer)
  const accept = found.getByRole('button', { name: t(words.acceptFound), exact: true })
  const shortage = found.getByRole('listitem').filter({ hasText: 'Box' })
  await shortage.getByRole('button', { name: t(words.objectFound) }).click()
  const objecting = customer.getByRole('alertdialog', { name: t(words.objectTitle) })
  await objecting.getByRole('textbox').fill('All forty left our store')
  await objecting.getByRole('button', { name: t(words.objectFound) }).click()
  await expect(accept).toHaveCount(1)
  await accept.click()
  await expect(accept).toHaveCount(0)
  const answered = async () => {
    const { findings } = await asCustomer.call(storage.viewStorage, { query: { storageRequestID: id } })
    return findings.map(({ kind, state }) => [kind, state]).toSorted()
  }
  await expect.poll(answered).toEqual([
    ['short', 'OBJECTED'],
    ['space', 'ACCEPTED'],
  ])

  // What was objected to stands in the lane until somebody takes it and answers.
  await winner.setViewportSize({ width: 1280, height: 900 })
  await winner.goto(`/${lang}/warehouse/exceptions`)
  const row = winner.getByRole('row').filter({ hasText: 'All forty left our store' })
  await row.getByRole('button', { name: t(lane.take) }).click()
  await expect(row.getByText(t(lane.mine), { exact: true })).toBeVisible()
  await row.getByRole('button', { name: t(storageTurnText['answer-objection']) }).click()
  const answering = winner.getByRole('dialog', { name: t(storageTurnText['answer-objection']) })
  await answering.getByRole('textbox').fill('Two boxes were never on the lorry')
  await answering.getByRole('button', { name: t(lane.send) }).click()
  await expect(winner.getByText(t(lane.nothing))).toBeVisible()
  await expectAccessibleFromTop(winner)
  await expect(found.getByText('Two boxes were never on the lorry')).toBeVisible()

  await winner.goto(`/${lang}/warehouse/requests/${id}`)
  await postFinal(winner, lang, '800', '1100')
  await customer
    .getByRole('button', { name: t(words.payFinal) })
    .first()
    .click()
  await answerAtGateway(customer, lang, 'approve')

  for (const pieces of ['3', '5']) {
    await customer.goto(`/${lang}/warehouse/storages/${id}`)
    await customer.getByRole('button', { name: t(words.askRelease) }).click()
    const release = customer.getByRole('dialog', { name: t(words.releaseTitle) })
    const boxes = release.getByRole('textbox', { name: /^Box/ })
    await boxes.fill(pieces)
    await boxes.press('Tab')
    await release.getByRole('textbox', { name: t(words.collectorName) }).fill('Omar Said')
    await release.getByRole('textbox', { name: t(words.collectorId) }).fill('784-1987-1234567-1')
    await release.getByRole('textbox', { name: t(words.plate) }).fill('B 12345')
    await release.getByRole('button', { name: t(words.sendRelease) }).click()
    await expect(release).toHaveCount(0)
    await winner.getByRole('button', { name: t(warehouseWords.handOver) }).click()
    const handing = winner.getByRole('dialog')
    await handing.locator(filesInput).setInputFiles(photo)
    const photoName = say(lang, warehouseWords.photoOf, { number: '1', name: '' }).trim()
    await expect(handing.getByRole('button', { name: new RegExp(`^${photoName}`) })).toBeVisible()
    await sign(winner, lang, handing.getByRole('img', { name: t(warehouseWords.signHere) }))
    await handing.getByRole('button', { name: t(warehouseWords.handOver) }).click()
    await expect(handing).toHaveCount(0)
  }
  await expect(customer.getByText(t(releaseStateText.RELEASED)).first()).toBeVisible()

  await winner.goto(`/${lang}/warehouse/stock`)
  await expect(winner.getByText('B-04-3')).toBeVisible()
  await expect(winner.getByRole('cell', { name: '30', exact: true })).toBeVisible()
  await expectAccessibleFromTop(winner)
  await customer.goto(`/${lang}/warehouse/stock`)
  await expect(customer.getByRole('cell', { name: '30', exact: true })).toBeVisible()
  await expect(customer.getByText('B-04-3')).toHaveCount(0)
  await expectAccessibleFromTop(customer)

  await letPass(id, 100 * 24)
  await customer.goto(`/${lang}/warehouse/storages/${id}`)
  await expect(customer.getByText(t(words.overstay)).first()).toBeVisible()
  await winner.goto(`/${lang}/warehouse/exceptions`)
  await expect(winner.getByRole('row').filter({ hasText: t(exceptionText.overstay) })).toBeVisible()
})
