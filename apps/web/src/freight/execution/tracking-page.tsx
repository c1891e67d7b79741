// Tracking for people who are signed in: any number of a shipment, its movements, or why there are none yet.
import { useQuery } from '@tanstack/react-query'
import { Ship } from 'lucide-react'
import { useState, type SyntheticEvent } from 'react'
import { arrivalText } from '@marsa/model/freight/execution/arrival.ts'
import { exampleText } from '@marsa/model/freight/example-shipment.ts'
import { trackShipment, type Tracked } from '@marsa/model/freight/public-endpoints.ts'
import { useLang } from '../../kit/direction.tsx'
import { date } from '../../kit/format.ts'
import { Loaded } from '../../kit/loaded.tsx'
import { ask } from '../../kit/query.ts'
import { getRouteApi, useNavigate } from '../../kit/router/hooks.ts'
import { useT } from '../../kit/t.ts'
import { Badge } from '../../ui/values/badge.tsx'
import { Banner } from '../../ui/states/banner.tsx'
import { Button } from '../../ui/actions/button.tsx'
import { Card, Facts } from '../../ui/values/card.tsx'
import { Empty } from '../../ui/states/empty.tsx'
import { Ref } from '../../ui/values/ref.tsx'
import { Select } from '../../ui/fields/select.tsx'
import { Skeleton } from '../../ui/states/skeleton.tsx'
import { TextInput } from '../../ui/fields/text-input.tsx'
import { Timeline } from '../../ui/values/timeline.tsx'
import { When } from '../../ui/values/when.tsx'
import { eventIcon } from '../shipment/status-badge.tsx'
import { numberProblem, trackExamples, trackTypes, type TrackType } from './tracking-check.ts'
import { trackingText } from './tracking-text.ts'
import { freightTitles } from '../titles.ts'
import '../freight.css'
import '../reports/reports.css'

const route = getRouteApi('/$lang/inside/freight/tracking')

/** Answers that are no errors: nobody has the number, or its cargo has not moved yet. */
const notYet: readonly string[] = ['freight.not-at-port', 'freight.not-at-airport']

export function TrackingPage() {
  const t = useT()
  const { lang } = useLang()
  const { type, number } = route.useSearch()
  const found = useQuery({
    ...ask(trackShipment, { type: type ?? 'container', number: number ?? '' }),
    // A number that cannot be right is explained at its field.
    enabled: type !== undefined && number !== undefined && numberProblem(type, number, lang) === undefined,
  })
  return (
    <div className="track-page">
      <div className="stack g1 list-h">
        <h1>{t(freightTitles.tracking)}</h1>
        <p className="muted">{t(trackingText.lead)}</p>
      </div>
      <div className="stack g6">
        <NumberForm key={`${type} ${number}`} type={type} number={number} pending={found.isFetching} />
        <div className="stack g6" aria-live="polite">
          <Loaded
            query={found}
            card
            skeleton={found.isFetching && <Skeleton block="280px" />}
            missing={({ code, sentence }) =>
              notYet.includes(code) ? (
                <Banner title={t(trackingText.notYet)}>{sentence}</Banner>
              ) : (
                code === 'freight.not-found' && (
                  <div className="card">
                    <Empty title={t(trackingText.nothing)}>{t(trackingText.nothingBody)}</Empty>
                  </div>
                )
              )
            }
          >
            {(tracked) => <Found tracked={tracked} />}
          </Loaded>
        </div>
      </div>
    </div>
  )
}

type FormProps = { type: TrackType | undefined; number: string | undefined; pending: boolean }

function NumberForm({ type: asked = 'container', number: first = '', pending }: FormProps) {
  const t = useT()
  const { lang } = useLang()
  const navigate = useNavigate()
  const [type, setType] = useState(asked)
  const [number, setNumber] = useState(first)
  const [isTouched, setTouched] = useState(first !== '')
  const problem = number.trim() === '' ? t(trackingText.required) : numberProblem(type, number, lang)
  const send = (event: SyntheticEvent) => {
    event.preventDefault()
    setTouched(true)
    if (problem === undefined)
      void navigate({
        href: `/${lang}/freight/tracking?${new URLSearchParams({ type, number: number.trim() })}`,
      })
  }
  return (
    <search>
      <form className="card card-b track-form" onSubmit={send} noValidate>
        <Select
          label={t(trackingText.type)}
          options={trackTypes.map((id) => ({ id, label: t(trackingText[id]) }))}
          value={type}
          onChange={(id) => {
            setType(id as TrackType)
            setTouched(false)
          }}
        />
        <TextInput
          label={t(trackingText.number)}
          hint={
            <>
              {t(trackingText.example)} <Ref value={trackExamples[type]} />
            </>
          }
          error={isTouched ? problem : undefined}
          value={number}
          onChange={setNumber}
          onBlur={() => setTouched(number.trim() !== '')}
          dir="ltr"
          maxLength={40}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
        />
        <Button type="submit" variant="primary" changes={false} isPending={pending}>
          {t(trackingText.track)}
        </Button>
      </form>
    </search>
  )
}

function Found({ tracked }: { tracked: Tracked }) {
  const t = useT()
  const { lang } = useLang()
  return (
    <Card
      title={<Ref value={tracked.number} />}
      aside={<Badge tone="transit" icon={Ship} label={tracked.status[lang]} />}
    >
      <div className="stack g5">
        <p className="med">{tracked.route[lang]}</p>
        {tracked.isExample && <Banner title={t(exampleText.note)} />}
        {tracked.eta && tracked.arrival === 'overdue' && (
          <p className="med">{t(arrivalText.overdue, { date: date(tracked.eta, lang) })}</p>
        )}
        {tracked.eta && tracked.arrival && tracked.arrival !== 'overdue' && (
          <Facts
            facts={[[t(arrivalText[tracked.arrival]), <When key="eta" value={tracked.eta} as="date" />]]}
          />
        )}
        <h3>{t(trackingText.movements)}</h3>
        <Timeline
          milestones={tracked.events.map((event, index) => ({
            id: `${index} ${event.code}`,
            label: event[lang],
            detail: event.container ? <Ref value={event.container} /> : event.place?.[lang],
            when: <When value={event.at} />,
            icon: eventIcon(event.code),
            state: index === tracked.events.length - 1 ? 'now' : 'done',
          }))}
        />
      </div>
    </Card>
  )
}
