// The freight home: what it is, how it works, charges, documents, service levels, questions.
import { say, unfilled, type Lang } from '@marsa/model/kit/text.ts'
import { footText } from '@marsa/model/site/foot-text.ts'
import { Icon } from '../parts/icon.tsx'
import { Dirhams } from '../parts/money.tsx'
import { Closing, KeyFacts, Opening, Section, Steps, Ticks } from '../parts/service-sections.tsx'
import { Comparison } from '../parts/example-comparison.tsx'
import { TrackForm } from '../parts/track-form.tsx'
import { freight as t } from '../text/freight.ts'
import { shell } from '../text/shell.ts'

/** What an agent may quote for a charge (A 5), by the name of its values. */
const charges: [name: keyof typeof t, amount: string][] = [
  ['deliveryOrder', 'order'],
  ['billOfLading', 'lading'],
  ['terminal', 'terminal'],
  ['seal', 'seal'],
  ['handling', 'handling'],
  ['transport', 'transport'],
]

const documents = [
  'docBill',
  'docInvoice',
  'docPacking',
  'docOrigin',
  'docId',
  'docOrder',
  'docNoObjection',
  'docHazard',
] as const

/** The service-level terms (A 6). */
const levels: [step: keyof typeof t, within: string][] = [
  ['levelContainer', '{answer}'],
  ['levelAir', '{answerAir}'],
  ['levelRoro', '{answerLoose}'],
  ['levelCustoms', '{customs}'],
  ['levelDelivery', '{clearing}'],
]

const questions = [
  ['q1', 'a1'],
  ['q2', 'a2'],
  ['q3', 'a3'],
  ['q4', 'a4'],
] as const

export const FreightPage = ({ lang }: { lang: Lang }) => {
  const word = (key: keyof typeof t) => say(lang, unfilled(t[key]))
  return (
    <main id="main">
      <Opening
        icon="ship"
        title={word('h1')}
        lead={word('lead')}
        note={word('working')}
        facts={[
          [word('answer'), '{answer}'],
          [word('answerRoro'), '{answerLoose}'],
          [word('down'), word('downValue')],
        ]}
      >
        <a className="btn btn-p btn-lg" href={`/${lang}/freight/quote`}>
          {say(lang, shell.getQuote)}
          <Icon name="arrow" className="flip" />
        </a>
        <a className="btn btn-s btn-lg" href={`/${lang}/freight/estimate`}>
          {word('usualPrices')}
        </a>
        <a className="btn btn-s btn-lg" href="#track">
          {say(lang, footText.trackShipment)}
        </a>
      </Opening>
      <Section title={say(lang, shell.howItWorks)} band>
        <Steps
          steps={[
            [word('step1'), word('step1Text')],
            [word('step2'), word('step2Text')],
            [word('step3'), word('step3Text')],
            [word('step4'), word('step4Text')],
          ]}
        />
      </Section>
      <Comparison lang={lang} />
      <div data-run="figures" data-when="scroll" data-figures={lang} hidden />
      <Section
        id="track"
        title={say(lang, footText.trackShipment)}
        text={say(lang, shell.trackSignedIn)}
        band
      >
        <TrackForm
          lang={lang}
          label={shell.trackNumber}
          example={shell.trackExample}
          placeholder={shell.trackNumber}
          hint
        />
      </Section>
      <Section id="charges" title={word('charges')} text={word('chargesText')}>
        <KeyFacts
          lang={lang}
          caption={word('charges')}
          head={[word('charge'), word('from'), word('to')]}
          rows={charges.map(([name, amount]) => [
            word(name),
            ...[`{${amount}Least}`, `{${amount}Most}`].map((amount) => (
              <Dirhams key={amount} lang={lang} amount={amount} />
            )),
          ])}
        />
        <p className="hint after">
          {word('vat')}{' '}
          <a href="/api/public/example-invoice" download>
            {word('exampleInvoice')}
          </a>
        </p>
      </Section>
      <Section id="documents" title={word('documents')} text={word('documentsText')} band>
        <Ticks items={documents.map(word)} />
      </Section>
      <Section id="service-levels" title={word('levels')} text={word('levelsText')}>
        <KeyFacts
          lang={lang}
          caption={word('levels')}
          head={[word('level'), word('within')]}
          rows={levels.map(([step, within]) => [word(step), within])}
        />
        <p className="hint after">{word('levelSpecial')}</p>
      </Section>
      <Section id="questions" title={word('questions')} band>
        <div className="card faq">
          {questions.map(([question, answer]) => (
            <details key={question}>
              <summary>
                <h3>{word(question)}</h3>
                <Icon name="end" />
              </summary>
              <p>{word(answer)}</p>
            </details>
          ))}
        </div>
      </Section>
      <Closing lang={lang} title={say(lang, footText.talkToUs)} />
    </main>
  )
}
