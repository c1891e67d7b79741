// The trucks home: movements, truck types, destinations and what a booking needs.
import { say, unfilled, type Lang } from '@marsa/model/kit/text.ts'
import { ServiceHome } from '../parts/service-home.tsx'
import { Section, Ticks } from '../parts/service-sections.tsx'
import { trucks as t } from '../text/trucks.ts'

const fleet = ['open3', 'closed3', 'open7', 'closed7', 'curtain', 'box', 'flat'] as const
const reach = ['emirates', 'ports', 'saudi', 'oman', 'bahrain', 'kuwait', 'jordan'] as const

export const TrucksPage = ({ lang }: { lang: Lang }) => {
  const word = (key: keyof typeof t) => say(lang, unfilled(t[key]))
  return (
    <ServiceHome
      lang={lang}
      service="trucks"
      icon="truck"
      words={t}
      note={t.working}
      facts={[
        [t.kinds, t.kindsValue],
        [t.countries, t.countriesValue],
        [t.types, t.typesValue],
      ]}
      limits={[
        [t.limitCredit, t.limitCreditText],
        [t.limitHazard, t.limitHazardText],
        [t.limitFiles, t.limitFilesText],
        [t.limitPlaces, t.limitPlacesText],
      ]}
    >
      <Section title={word('fleet')}>
        <Ticks items={fleet.map(word)} />
      </Section>
      <Section title={word('where')} band>
        <Ticks items={reach.map(word)} />
      </Section>
    </ServiceHome>
  )
}
