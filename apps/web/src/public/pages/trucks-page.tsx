// The trucks home: movements, truck types, destinations and what a booking needs.
import { say, type Lang } from '@marsa/model/kit/text.ts'
import {
  CallButton,
  Closing,
  Limits,
  Opening,
  Section,
  SignInButton,
  Steps,
  Ticks,
} from '../parts/service-sections.tsx'
import { shell } from '../text/shell.ts'
import { trucks as t } from '../text/trucks.ts'

const fleet = ['open3', 'closed3', 'open7', 'closed7', 'curtain', 'box', 'flat'] as const
const reach = ['emirates', 'ports', 'saudi', 'oman', 'bahrain', 'kuwait', 'jordan'] as const

export const TrucksPage = ({ lang }: { lang: Lang }) => {
  const word = (key: keyof typeof t) => say(lang, t[key])
  return (
    <main id="main">
      <Opening
        icon="truck"
        title={word('h1')}
        lead={word('lead')}
        note={word('working')}
        figures={[
          [word('kinds'), word('kindsValue')],
          [word('countries'), word('countriesValue')],
          [word('types'), word('typesValue')],
        ]}
      >
        <CallButton lang={lang} main />
        <SignInButton lang={lang} />
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
      <Section title={word('fleet')}>
        <Ticks items={fleet.map(word)} />
      </Section>
      <Section title={word('where')} band>
        <Ticks items={reach.map(word)} />
      </Section>
      <Section title={say(lang, shell.limits)}>
        <Limits
          rows={[
            [word('limitCredit'), word('limitCreditText')],
            [word('limitHazard'), word('limitHazardText')],
            [word('limitFiles'), word('limitFilesText')],
            [word('limitPlaces'), word('limitPlacesText')],
          ]}
        />
      </Section>
      <Closing lang={lang} title={word('ask')} />
    </main>
  )
}
