// Nobody quotes in time: the request expires, its customer sends it again under its number, and the agent quotes then.
import { changeText } from '@marsa/model/freight/changes/change-text.ts'
import { freightStatusText } from '@marsa/model/freight/text.ts'
import { say, type Lang, type TextRow } from '@marsa/model/kit/text.ts'
import { expectAccessible } from '../kit/axe.ts'
import { newBrowser } from '../kit/people.ts'
import { enter } from '../kit/sign-in.ts'
import { expect, test } from '../kit/test.ts'
import { letPass } from '../kit/let-pass.ts'
import { asked } from './prepare.ts'

test(
  'an expired request is asked about, sent again, and taken up',
  { tag: '@ar' },
  async ({ browser }, info) => {
    const lang = info.project.metadata['lang'] as Lang
    const t = (row: TextRow) => say(lang, row)
    const { customer, agent, requestId, number } = await asked(lang)
    const own = (await newBrowser(browser, lang)).page
    await enter(own, customer)
    await own.goto(`/${lang}/freight/shipments/${requestId}`)

    // The agent asks first; the customer answers on the page that is open.
    const theirs = (await newBrowser(browser, lang)).page
    await enter(theirs, agent)
    await theirs.goto(`/${lang}/freight/requests/${requestId}`)
    await theirs.getByRole('button', { name: t(changeText.ask) }).click()
    const question = theirs.getByRole('alertdialog')
    await question
      .getByRole('textbox', { name: t(changeText.question) })
      .fill(t({ en: 'How high are the pallets?', ar: 'كم يبلغ ارتفاع المنصات؟' }))
    await question.getByRole('button', { name: t(changeText.ask) }).click()
    await expect(theirs.getByText(t(changeText.paused))).toBeVisible()
    await own
      .getByRole('button', { name: t(changeText.answer), exact: true })
      .last()
      .click()
    const answer = own.getByRole('alertdialog')
    await answer
      .getByRole('textbox', { name: t(changeText.answer) })
      .fill(t({ en: '160 centimetres each', ar: '160 سنتيمترًا لكل منصة' }))
    await expectAccessible(own)
    await answer.getByRole('button', { name: t(changeText.sendAnswer) }).click()
    await expect(theirs.getByText(t(changeText.paused))).toHaveCount(0)

    await letPass(requestId, 49)
    await expect(own.getByText(t(freightStatusText.EXPIRED)).first()).toBeVisible({ timeout: 45_000 })
    await own
      .locator('#actions')
      .getByRole('button', { name: t(changeText.again) })
      .click()
    const dialog = own.getByRole('alertdialog', { name: say(lang, changeText.againTitle, { number }) })
    await expectAccessible(own)
    await dialog.getByRole('button', { name: t(changeText.again) }).click()
    await expect(own.getByText(t(freightStatusText.QS_RCD)).first()).toBeVisible()
    await expect(own.getByText(number).first()).toBeVisible()
    await theirs.goto(`/${lang}/freight/requests`)
    await expect(theirs.getByRole('link', { name: number }).first()).toBeVisible()
  },
)
