// The page that every service home is: opening with three key facts, four steps, what is its own, limits and a closing call.
import type { ReactNode } from 'react'
import { say, type Lang } from '@marsa/model/kit/text.ts'
import { shell } from '../text/shell.ts'
import { isSoon } from '@marsa/model/lines.ts'
import { soonText } from '@marsa/model/site/soon.ts'
import { NewsletterForm } from '../help/newsletter-form.tsx'
import type { IconName } from './icon.tsx'
import { CallButton, Closing, Limits, Opening, Section, SignInButton, Steps } from './service-sections.tsx'

type Row = { en: string; ar: string }
type Pair = readonly [title: Row, text: Row]

/** The texts that every service home has under the same names. */
type Words = Record<'h1' | 'lead' | 'ask' | `step${1 | 2 | 3 | 4}` | `step${1 | 2 | 3 | 4}Text`, Row>

export const ServiceHome = ({
  lang,
  service,
  icon,
  words: t,
  note,
  facts,
  limits,
  begin,
  children,
}: Props) => {
  const pair = ([title, text]: Pair): [string, string] => [say(lang, title), say(lang, text)]
  const steps: Pair[] = [
    [t.step1, t.step1Text],
    [t.step2, t.step2Text],
    [t.step3, t.step3Text],
    [t.step4, t.step4Text],
  ]
  return (
    <main id="main">
      <Opening
        icon={icon}
        title={say(lang, t.h1)}
        lead={say(lang, t.lead)}
        note={say(lang, note)}
        facts={facts.map(pair)}
      >
        {begin}
        {isSoon(service) ? (
          <ToCome lang={lang} service={service} />
        ) : (
          <>
            <CallButton lang={lang} />
            <SignInButton lang={lang} />
          </>
        )}
      </Opening>
      <Section title={say(lang, shell.howItWorks)} band>
        <Steps steps={steps.map(pair)} />
      </Section>
      {children}
      <Section title={say(lang, shell.limits)}>
        <Limits rows={limits.map(pair)} />
      </Section>
      <Closing lang={lang} title={say(lang, t.ask)} />
    </main>
  )
}

/** Of a service that is not open: that it is not, and a way to be told. */
const ToCome = ({ lang, service }: { lang: Lang; service: string }) => (
  <div className="stack g4 to-come">
    <p className="card card-b">
      <b className="strong">{say(lang, soonText.soon)}.</b> {say(lang, soonText.notice)}
    </p>
    <NewsletterForm lang={lang} id={`${service}-opens`} ask={soonText.notify} note={soonText.notifyNote} />
  </div>
)

type Props = {
  lang: Lang
  service: string
  icon: IconName
  words: Words
  note: Row
  facts: Pair[]
  limits: Pair[]
  /** The button of what is open already. */
  begin: ReactNode
  children?: ReactNode
}
