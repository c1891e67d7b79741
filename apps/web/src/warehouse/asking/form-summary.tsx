// The request so far and what happens next, beside the form; on a phone a bar that opens it.
import { ChevronUp } from 'lucide-react'
import { useState, type ReactNode } from 'react'
import { comma } from '@marsa/model/kit/text.ts'
import { emirates } from '@marsa/model/reference/lists.ts'
import { storageCargo, storageDays } from '@marsa/model/warehouse/request-form.ts'
import { useLang } from '../../kit/direction.tsx'
import { date, range, volume } from '../../kit/format.ts'
import { useT } from '../../kit/t.ts'
import { useDeadline } from '../../requests/door.tsx'
import { Button } from '../../ui/actions/button.tsx'
import { Facts } from '../../ui/values/card.tsx'
import { LazyDialog } from '../../ui/overlays/lazy-dialogs.tsx'
import { storageFormText as words } from './form-text.ts'
import type { StorageValues } from './form-values.ts'

function NotFilledYet() {
  const t = useT()
  return <span className="st-later">{t(words.toFill)}</span>
}

type Given = { values: StorageValues }

const useSpace = ({ cbm }: StorageValues): string | undefined => {
  const { lang } = useLang()
  const space = Number(cbm)
  return cbm !== '' && space > 0 ? volume(space, lang) : undefined
}

const ends = {
  no: words.noPickup,
  yes: words.yesPickup,
  collect: words.collect,
  same: words.same,
  other: words.other,
} as const

function Summary({ values }: Given) {
  const t = useT()
  const { lang } = useLang()
  const { cargoType, emirate, startDate, endDate } = values
  const days = startDate && endDate ? storageDays({ startDate, endDate }) : 0
  const facts: [ReactNode, ReactNode][] = [
    [t(words.space), useSpace(values) ?? <NotFilledYet key="space" />],
    [t(words.cargo), cargoType ? storageCargo[cargoType][lang] : <NotFilledYet key="cargo" />],
    [t(words.place), emirate ? emirates[emirate][lang] : <NotFilledYet key="place" />],
    [
      t(words.period),
      startDate && endDate && days > 0 ? (
        <span key="period">
          {range(date(startDate, lang), date(endDate, lang), lang)}
          <span className="sub">{t(words.days, { count: days })}</span>
        </span>
      ) : (
        <NotFilledYet key="period" />
      ),
    ],
    [t(words.pickup), t(ends[values.pickup])],
    [t(words.delivery), t(ends[values.delivery])],
  ]
  return <Facts facts={facts} />
}

function Next() {
  const t = useT()
  const when = useDeadline('warehouse')
  return (
    <section className="stack g3" aria-label={t(words.next)}>
      <h3>{t(words.next)}</h3>
      <ol className="stack g3 dense st-next">
        <li>{when ? t(words.nextAnswer, { when }) : t(words.nextAsk)}</li>
        <li>{t(words.nextCompare)}</li>
        <li>{t(words.nextStore)}</li>
      </ol>
    </section>
  )
}

/** The card at the end of the page, seen from 900 px on. */
export function FormSummary({ values }: Given) {
  const t = useT()
  return (
    <aside className="wiz-s wide" aria-label={t(words.yourRequest)}>
      <section className="card">
        <header className="card-h">
          <h2>{t(words.yourRequest)}</h2>
        </header>
        <div className="card-b">
          <Summary values={values} />
        </div>
        <div className="card-f">
          <Next />
        </div>
      </section>
    </aside>
  )
}

/** The bar at the foot of a phone. */
export function FormSummaryBar({ values }: Given) {
  const t = useT()
  const { lang } = useLang()
  const { emirate } = values
  const [isOpen, setOpen] = useState(false)
  const space = useSpace(values)
  return (
    <div className="sumbar row narrow st-bar">
      <div className="grow">
        <span className="cap muted">{t(words.space)}</span>
        <div className="strong">
          {[space, emirate && emirates[emirate][lang]].filter(Boolean).join(comma(lang)) || '…'}
        </div>
      </div>
      <Button variant="text" size="s" iconEnd={ChevronUp} changes={false} onPress={() => setOpen(true)}>
        {t(words.yourRequest)}
      </Button>
      <LazyDialog title={t(words.yourRequest)} isOpen={isOpen} onClose={() => setOpen(false)}>
        <div className="stack g5">
          <Summary values={values} />
          <Next />
        </div>
      </LazyDialog>
    </div>
  )
}
