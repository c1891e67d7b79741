// The warehouse home: storage by the cubic metre, the space calculator, what may be stored, prices, limits, and a call back.
import { restrictedItems } from '@marsa/model/help/legal/restricted-items.ts'
import { warehouseQuestions } from '@marsa/model/help/faq/storage.ts'
import { say, unfilled, type Lang } from '@marsa/model/kit/text.ts'
import { charges, type ChargeCode } from '@marsa/model/requests/charges.ts'
import { mostCubicMetres, storageCargo } from '@marsa/model/warehouse/request-form.ts'
import { CallbackRequest } from '../help/callback-request.tsx'
import { Icon } from '../parts/icon.tsx'
import { Dirhams } from '../parts/money.tsx'
import {
  Closing,
  KeyFacts,
  Limits,
  Opening,
  Questions,
  Section,
  SignInButton,
  Steps,
  Ticks,
} from '../parts/service-sections.tsx'
import { SpaceCalculator } from '../parts/space-calculator.tsx'
import { shell } from '../text/shell.ts'
import { spaceText } from '../text/space.ts'
import { warehouse as t } from '../text/warehouse.ts'

/** What a warehouse may quote for a charge (B 5), by the name of its values. */
const ranges: [code: ChargeCode, amount: string][] = [
  ['handling', 'handling'],
  ['transport', 'transport'],
  ['delivery-order', 'order'],
  ['bill-of-lading', 'lading'],
  ['terminal-handling', 'terminal'],
  ['seal', 'seal'],
]

const limits = ['Space', 'Dates', 'Delivery', 'Files', 'Pay', 'Cancel'] as const
const questions = ['storage-more', 'storage-list', 'storage-part', 'storage-longer'] as const
const never = restrictedItems.sections.find(({ id }) => id === 'never')!.points ?? []
const grouped = new Intl.NumberFormat('en')

const Goods = ({ lang }: { lang: Lang }) => (
  <>
    <Ticks
      items={Object.entries(storageCargo)
        .filter(([code]) => code !== 'other')
        .map(([, row]) => row[lang])}
    />
    <div className="never stack g3">
      <h3 className="h3-l">{say(lang, t.never)}</h3>
      <ul className="points">
        {never.map((row) => (
          <li key={row.en}>{row[lang]}</li>
        ))}
      </ul>
      <a className="go" href={`/${lang}/terms/restricted-items`}>
        {say(lang, t.restricted)}
        <Icon name="arrow" className="flip" />
      </a>
    </div>
  </>
)

export const WarehousePage = ({ lang }: { lang: Lang }) => {
  const word = (key: keyof typeof t) => say(lang, unfilled(t[key]))
  return (
    <main id="main">
      <Opening
        icon="warehouse"
        title={word('h1')}
        lead={word('lead')}
        note={word('working')}
        facts={[
          [word('answer'), '{answerWarehouse}'],
          [word('down'), word('downValue')],
          [word('optional'), word('optionalValue')],
        ]}
      >
        <a className="btn btn-p btn-lg" href={`/${lang}/warehouse/quote`}>
          {say(lang, shell.getQuote)}
          <Icon name="arrow" className="flip" />
        </a>
        <a className="btn btn-s btn-lg" href={`/${lang}/warehouse/status`}>
          {word('status')}
        </a>
        <span className="nobody open-in">
          <SignInButton lang={lang} />
        </span>
      </Opening>
      <Section title={say(lang, shell.howItWorks)} band>
        <Steps
          steps={([1, 2, 3, 4] as const).map((step) => [word(`step${step}`), word(`step${step}Text`)])}
        />
      </Section>
      <Section id="space" title={say(lang, spaceText.title)} text={say(lang, spaceText.lead)}>
        <SpaceCalculator lang={lang} />
      </Section>
      <Section id="goods" title={word('goods')} text={word('goodsText')} band>
        <Goods lang={lang} />
      </Section>
      <Section id="charges" title={word('charges')} text={word('chargesText')}>
        <KeyFacts
          lang={lang}
          caption={word('charges')}
          head={[word('charge'), word('from'), word('to')]}
          rows={ranges.map(([code, amount]) => [
            charges[code][lang],
            ...[`{${amount}Least}`, `{${amount}Most}`].map((amount) => (
              <Dirhams key={amount} lang={lang} amount={amount} />
            )),
          ])}
        />
        <p className="hint after measure">{word('vat')}</p>
      </Section>
      <Section title={say(lang, shell.limits)} band>
        <Limits
          rows={limits.map((name) => [
            word(`limit${name}`),
            say(lang, unfilled(t[`limit${name}Text`]), { most: grouped.format(mostCubicMetres) }),
          ])}
        />
      </Section>
      <Section id="questions" title={word('questions')}>
        <Questions lang={lang} questions={questions.map((id) => warehouseQuestions[id])} />
      </Section>
      <Section id="callback" title={word('callback')} band>
        <div className="callback">
          <CallbackRequest lang={lang} />
        </div>
      </Section>
      <Closing lang={lang} title={word('ask')} />
    </main>
  )
}
