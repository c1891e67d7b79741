// The trucks home: movements, trucks and how many a load needs, ways across the border, what a quote names and a booking needs.
import { truckQuestions } from '@marsa/model/help/faq/trucks.ts'
import { say, unfilled, type Lang } from '@marsa/model/kit/text.ts'
import { charges } from '@marsa/model/requests/charges.ts'
import { truckPorts } from '@marsa/model/trucks/asking/lists.ts'
import { mostDaysAhead } from '@marsa/model/trucks/asking/request-rules.ts'
import { routeName, routesOf } from '@marsa/model/trucks/road/border-routes.ts'
import {
  crossBorderCountries,
  crossBorderCountryCodes,
  movementTypeCodes,
  movementTypes,
} from '@marsa/model/trucks/road/movement.ts'
import { isContingent, truckChargeCodes } from '@marsa/model/trucks/road/offer.ts'
import {
  truckSubtypes,
  truckTypeCodes,
  truckTypes,
  type TruckTypeRow,
} from '@marsa/model/trucks/road/truck-types.ts'
import { Icon } from '../parts/icon.tsx'
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
import { TruckCalculator } from '../parts/truck-calculator.tsx'
import { shell } from '../text/shell.ts'
import { truckCountText } from '../text/truck-count.ts'
import { trucks as t } from '../text/trucks.ts'

const needs = ['Credit', 'Times', 'Places', 'Hazard', 'Border', 'Port', 'Files', 'Cancel'] as const
const questions = ['truck-ask', 'truck-credit', 'truck-borders', 'truck-waiting'] as const

/** A name may hold a comma of its own. */
const listed = (lang: Lang, rows: readonly Record<Lang, string>[]): string =>
  rows.map((row) => row[lang]).join(lang === 'ar' ? '؛ ' : '; ')

const Movements = ({ lang }: { lang: Lang }) => (
  <Limits
    rows={movementTypeCodes.map((code) => [
      movementTypes[code][lang],
      <>
        {movementTypes[code].hint[lang]}
        {code === 'PORT' && <div>{listed(lang, Object.values(truckPorts))}</div>}
      </>,
    ])}
  />
)

const Fleet = ({ lang }: { lang: Lang }) => {
  const space = ({ insideM }: TruckTypeRow) => (
    <bdi>{say(lang, t.metres, { size: insideM.filter((side) => side !== null).join(' × ') })}</bdi>
  )
  return (
    <>
      <KeyFacts
        lang={lang}
        caption={say(lang, t.fleet)}
        head={[t.type, t.payload, t.inside, t.pallets, t.equipment].map((row) => say(lang, row))}
        rows={truckTypeCodes.map((code) => {
          const row: TruckTypeRow = truckTypes[code]
          return [
            row[lang],
            say(lang, t.tonnes, { count: row.payloadKg / 1000 }),
            space(row),
            String(row.floorPallets),
            listed(
              lang,
              row.subtypes.map((subtype) => truckSubtypes[subtype]),
            ),
          ]
        })}
      />
      <p className="hint after measure">{say(lang, t.palletNote)}</p>
    </>
  )
}

const Borders = ({ lang }: { lang: Lang }) => (
  <Limits
    rows={crossBorderCountryCodes.map((country) => [
      crossBorderCountries[country][lang],
      routesOf(country).map((route) => <div key={route}>{routeName(route)[lang]}</div>),
    ])}
  />
)

const Price = ({ lang }: { lang: Lang }) => (
  <>
    <Ticks
      items={truckChargeCodes.filter((code) => !isContingent(code)).map((code) => charges[code][lang])}
    />
    <p className="hint after measure">{say(lang, t.priceWaiting)}</p>
  </>
)

export const TrucksPage = ({ lang }: { lang: Lang }) => {
  const word = (key: keyof typeof t) => say(lang, unfilled(t[key]))
  return (
    <main id="main">
      <Opening
        icon="truck"
        title={word('h1')}
        lead={word('lead')}
        note={word('working')}
        facts={[
          [word('answer'), '{answerTruck}'],
          [word('countries'), say(lang, t.countriesValue, { count: crossBorderCountryCodes.length })],
          [word('pay'), word('payValue')],
        ]}
      >
        <a className="btn btn-p btn-lg" href={`/${lang}/trucks/quote`}>
          {say(lang, shell.getQuote)}
          <Icon name="arrow" className="flip" />
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
      <Section id="movements" title={word('movements')}>
        <Movements lang={lang} />
      </Section>
      <Section id="trucks" title={word('fleet')} text={word('fleetText')} band>
        <Fleet lang={lang} />
      </Section>
      <Section id="count" title={say(lang, truckCountText.title)} text={say(lang, truckCountText.lead)}>
        <TruckCalculator lang={lang} />
      </Section>
      <Section id="borders" title={word('borders')} text={word('bordersText')} band>
        <Borders lang={lang} />
      </Section>
      <Section id="charges" title={word('price')} text={word('priceText')}>
        <Price lang={lang} />
      </Section>
      <Section id="needs" title={word('needs')} band>
        <Limits
          rows={needs.map((name) => [
            word(`need${name}`),
            say(lang, unfilled(t[`need${name}Text`]), { days: mostDaysAhead }),
          ])}
        />
      </Section>
      <Section id="questions" title={word('questions')}>
        <Questions lang={lang} questions={questions.map((id) => truckQuestions[id])} />
      </Section>
      <Closing lang={lang} title={word('ask')} />
    </main>
  )
}
