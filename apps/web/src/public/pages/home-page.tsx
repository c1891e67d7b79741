// The hub landing: promise and tracking on the lane map, four services, how it works.
import { say, unfilled, type Lang } from '@marsa/model/kit/text.ts'
import { exampleLeft, exampleShipment, exampleText } from '@marsa/model/freight/example-shipment.ts'
import { isSoon } from '@marsa/model/lines.ts'
import { soonText } from '@marsa/model/site/soon.ts'
import { LaneMap } from '../map/lane-map.tsx'
import { Icon, type IconName } from '../parts/icon.tsx'
import type { Service } from '../parts/page-header.tsx'
import { Steps } from '../parts/service-sections.tsx'
import { TrackForm } from '../parts/track-form.tsx'
import { home } from '../text/home.ts'
import { shell } from '../text/shell.ts'

const tiles: { service: Service; icon: IconName; line: keyof typeof home; go: keyof typeof home }[] = [
  { service: 'freight', icon: 'ship', line: 'freightLine', go: 'freightGo' },
  { service: 'warehouse', icon: 'warehouse', line: 'warehouseLine', go: 'warehouseGo' },
  { service: 'express', icon: 'parcel', line: 'expressLine', go: 'expressGo' },
  { service: 'trucks', icon: 'truck', line: 'trucksLine', go: 'trucksGo' },
]

const ExampleShipment = ({ lang }: { lang: Lang }) => (
  <aside className="map-float stack g2" aria-label={say(lang, home.exampleShipment)}>
    <div className="row between">
      <bdi dir="ltr" className="ref dense muted">
        {exampleShipment.container}
      </bdi>
      <span className="badge b-transit">
        <Icon name="ship" />
        {say(lang, home.inTransit)}
      </span>
    </div>
    <div>
      <span className="cap muted">{say(lang, home.arrives)}</span>
      <div className="price price-m">{say(lang, exampleText.left, { days: exampleLeft })}</div>
    </div>
    <div className="bar" aria-hidden="true">
      <span className="bar-64" />
    </div>
    <p className="cap muted">
      {say(lang, exampleText.line, { days: exampleShipment.days, from: exampleShipment.from[lang] })}
    </p>
  </aside>
)

const Hero = ({ lang }: { lang: Lang }) => (
  <section className="hero">
    <LaneMap lang={lang} size="wide" />
    <div className="page">
      <div className="hero-card stack g5">
        <div className="stack g3">
          <h1>{say(lang, home.promise)}</h1>
          <p className="lead">{say(lang, home.lead)}</p>
        </div>
        <TrackForm lang={lang} hint />
        <hr />
        <div className="stack g2">
          <a className="btn btn-p btn-lg btn-block" href={`/${lang}/freight/quote`}>
            {say(lang, shell.getQuote)}
            <Icon name="arrow" className="flip" />
          </a>
          <p className="hint center">{say(lang, unfilled(home.firstAnswer))}</p>
        </div>
      </div>
    </div>
    <LaneMap lang={lang} size="narrow" />
    <ExampleShipment lang={lang} />
  </section>
)

export const HomePage = ({ lang }: { lang: Lang }) => (
  <main id="main">
    <Hero lang={lang} />
    <section className="sec page">
      <div className="sec-h">
        <h2>{say(lang, home.four)}</h2>
        <div className="promise wide">
          {[home.approved, home.customs, home.downPaymentNow].map((row) => (
            <span key={row.en}>
              <Icon name="ok" />
              {say(lang, row)}
            </span>
          ))}
        </div>
      </div>
      <div className="tiles">
        {tiles.map(({ service, icon, line, go }) => (
          <a key={service} className="card tile" href={`/${lang}/${service}/home`}>
            <span className="ico">
              <Icon name={icon} />
            </span>
            <h3 className="h2-s">
              {say(lang, shell[service])}
              {isSoon(service) && <span className="badge soon">{say(lang, soonText.soon)}</span>}
            </h3>
            <p>{say(lang, unfilled(home[line]))}</p>
            <span className="go">
              {say(lang, unfilled(home[go]))}
              <Icon name="arrow" className="flip" />
            </span>
          </a>
        ))}
      </div>
    </section>
    <div data-run="lanes" data-when="scroll" data-lanes={lang} hidden />
    <div data-run="figures" data-when="scroll" data-figures={lang} hidden />
    <section className="sec page">
      <h2 className="h2-l sec-t">{say(lang, shell.howItWorks)}</h2>
      <Steps
        steps={[
          [say(lang, home.step1), say(lang, home.step1Text)],
          [say(lang, home.step2), say(lang, home.step2Text)],
          [say(lang, home.step3), say(lang, home.step3Text)],
        ]}
      />
    </section>
  </main>
)
