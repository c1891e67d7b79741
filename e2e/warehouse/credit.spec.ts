// Storage without pickup and delivery, paid as a whole on credit: the customer brings the goods and collects them.
import { say, type Lang, type TextRow } from '@marsa/model/kit/text.ts'
import { goodsWords, storageStateText } from '@marsa/model/warehouse/text.ts'
import { expectAccessibleFromTop } from '../kit/axe.ts'
import { newBrowser } from '../kit/people.ts'
import { enter } from '../kit/sign-in.ts'
import { expect, test } from '../kit/test.ts'
import { agree, openAccept } from './pay.ts'
import { documentIdOf, quoted } from './prepare.ts'
import { report, upload } from './work.ts'
import { storageWords, warehouseWords } from './words.ts'

test(
  'storage on credit, brought and collected by the customer',
  { tag: '@en' },
  async ({ browser }, info) => {
    const lang = info.project.metadata['lang'] as Lang
    const t = (row: TextRow) => say(lang, row)
    const { people, asWinner, requestId: id } = await quoted(lang, 1_000_000)
    const { page: customer } = await newBrowser(browser, lang)
    await enter(customer, people.customer)
    await customer.goto(`/${lang}/warehouse/storages/${id}/quotes`)
    await openAccept(customer, lang, t({ en: 'Amwaj Storage', ar: 'أمواج للتخزين' }))
    await agree(customer, lang, 'credit')
    await expect(customer.getByText(t(storageStateText.QS_FINAL_PAY_RECEIVED)).first()).toBeVisible()
    await customer.goto(`/${lang}/warehouse/storages/${id}`)
    await expect(customer.getByText(t(storageWords.collected)).first()).toBeVisible()
    await expectAccessibleFromTop(customer)

    const { page: winner } = await newBrowser(browser, lang)
    await enter(winner, people.winner)
    // Links of messages lead a warehouse to its own page.
    await winner.goto(`/${lang}/warehouse/storages/${id}`)
    await expect(winner).toHaveURL(new RegExp(`/warehouse/requests/${id}$`))
    await report(winner, lang, 'STORED', { measured: '12' })
    await upload(winner, lang, warehouseWords.uploadProof, 'proof.pdf')
    await report(winner, lang, 'DELIVERED', { isBrought: false })
    await expect(customer.getByText(t(goodsWords('DELIVERED', false))).first()).toBeVisible()
    await documentIdOf(asWinner, id, 'INVOICE')
    await winner.reload()
    await winner.getByRole('button', { name: t(warehouseWords.complete) }).click()
    await winner
      .getByRole('alertdialog')
      .getByRole('button', { name: t(warehouseWords.complete) })
      .click()
    await expect(customer.getByText(t(storageStateText.QS_CMP)).first()).toBeVisible()
    await expectAccessibleFromTop(customer)
  },
)
