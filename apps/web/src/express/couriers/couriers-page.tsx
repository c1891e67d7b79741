// Depots with the emirates that they serve, and who works there: administrators set both up, a depot its own couriers.
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Pencil, UserRoundCheck, Warehouse } from 'lucide-react'
import { roleText } from '@marsa/model/accounts/text.ts'
import { vehicles } from '@marsa/model/express/couriers/courier.ts'
import {
  courierSetupEndpoints as calls,
  type DepotView,
  type WorkerView,
} from '@marsa/model/express/couriers/courier-endpoints.ts'
import { may } from '@marsa/model/kit/access.ts'
import { comma } from '@marsa/model/kit/text.ts'
import { emirates, type Emirate } from '@marsa/model/reference/lists.ts'
import { useMe } from '../../accounts/door.tsx'
import { useLang } from '../../kit/direction.tsx'
import { money } from '../../kit/format.ts'
import { Loaded } from '../../kit/loaded.tsx'
import { ask } from '../../kit/query.ts'
import { useT } from '../../kit/t.ts'
import { useTitle } from '../../kit/title.ts'
import { Button } from '../../ui/actions/button.tsx'
import { lazyPart } from '../../ui/lazy-part.tsx'
import { Empty } from '../../ui/states/empty.tsx'
import { Skeleton } from '../../ui/states/skeleton.tsx'
import { Card } from '../../ui/values/card.tsx'
import { couriersText as words } from './couriers-text.ts'
import { courierTitles } from './titles.ts'

const LazyDepotDialog = lazyPart(async () => (await import('./depot-dialog.tsx')).DepotDialog)
const LazyWorkerDialog = lazyPart(async () => (await import('./worker-dialog.tsx')).WorkerDialog)

export function CouriersPage() {
  const t = useT()
  useTitle(t(courierTitles.couriers))
  const me = useMe()
  const mayDepots = me !== undefined && may({ role: me.roleName }, calls.saveDepot.policy) !== undefined
  const [depot, setDepot] = useState<DepotView | 'new'>()
  const [worker, setWorker] = useState<WorkerView>()
  return (
    <div className="stack g5">
      <div className="stack g2">
        <h1>{t(courierTitles.couriers)}</h1>
        <p className="muted">{t(words.body)}</p>
      </div>
      <Loaded query={useQuery(ask(calls.listCouriers, {}))} card skeleton={<Skeleton block="280px" />}>
        {({ depots, people }) => (
          <>
            <Depots depots={depots} onChange={mayDepots ? setDepot : undefined} />
            {depots.length > 0 && (
              <People
                people={people}
                depots={depots}
                onChange={(each) =>
                  mayDepots || (me?.roleName === 'depot' && each.role === 'courier')
                    ? () => setWorker(each)
                    : undefined
                }
              />
            )}
            {depot && (
              <LazyDepotDialog
                depot={depot === 'new' ? null : depot}
                taken={depots.flatMap((each) => (each === depot ? [] : each.areas))}
                onClose={() => setDepot(undefined)}
              />
            )}
            {worker && (
              <LazyWorkerDialog worker={worker} depots={depots} onClose={() => setWorker(undefined)} />
            )}
          </>
        )}
      </Loaded>
    </div>
  )
}

const useAreas = () => {
  const { lang } = useLang()
  return (areas: readonly Emirate[]): string => areas.map((area) => emirates[area][lang]).join(comma(lang))
}

type DepotsProps = { depots: DepotView[]; onChange: ((depot: DepotView | 'new') => void) | undefined }

function Depots({ depots, onChange }: DepotsProps) {
  const t = useT()
  const { lang } = useLang()
  const areasOf = useAreas()
  const add = onChange && (
    <Button variant="primary" icon={Warehouse} changes onPress={() => onChange('new')}>
      {t(words.addDepot)}
    </Button>
  )
  if (depots.length === 0)
    return (
      <div className="card">
        <Empty art title={t(words.noDepots)} action={add}>
          {t(words.noDepotsBody)}
        </Empty>
      </div>
    )
  return (
    <Card title={t(words.depots)} aside={add}>
      <ul className="stack g3">
        {depots.map((depot) => (
          <li key={depot.id} className="row between wrap g2">
            <span>
              <strong dir="ltr">{depot.code}</strong> <bdi>{depot.name[lang]}</bdi>
              <br />
              <span className="muted dense">{areasOf(depot.areas)}</span>
              {depot.address[lang] && (
                <>
                  <br />
                  <bdi className="muted dense">{depot.address[lang]}</bdi>
                </>
              )}
            </span>
            {onChange && (
              <Button
                variant="text"
                size="s"
                icon={Pencil}
                changes
                aria-label={t(words.changeNamed, { name: `\u2068${depot.name[lang]}\u2069` })}
                onPress={() => onChange(depot)}
              >
                {t(words.change)}
              </Button>
            )}
          </li>
        ))}
      </ul>
    </Card>
  )
}

type PeopleProps = {
  people: WorkerView[]
  depots: DepotView[]
  /** Undefined for whom the reader may not change. */
  onChange: (worker: WorkerView) => (() => void) | undefined
}

function People({ people, depots, onChange }: PeopleProps) {
  const t = useT()
  const { lang } = useLang()
  const areasOf = useAreas()
  const isAdmin = useMe()?.roleName === 'admin'
  if (people.length === 0)
    return (
      <div className="card">
        <Empty
          title={t(words.noPeople)}
          action={
            isAdmin && (
              <a className="btn" href={`/${lang}/user/usermanagement`}>
                {t(words.invite)}
              </a>
            )
          }
        >
          {t(isAdmin ? words.noPeopleBody : words.noPeopleDepot)}
        </Empty>
      </div>
    )
  const factsOf = ({ role, depotId, areas, vehicle, cashLimit }: WorkerView): string => {
    const depot = depots.find(({ id }) => id === depotId)
    if (!depot) return t(words.noDepotYet)
    const own = [
      areasOf(areas),
      vehicle ? vehicles[vehicle][lang] : '',
      cashLimit === null ? '' : t(words.limit, { amount: money(cashLimit, 'AED', lang) }),
    ]
    return [depot.name[lang], ...(role === 'courier' ? own : [])].filter(Boolean).join(' · ')
  }
  return (
    <Card title={t(words.people)}>
      <ul className="stack g3">
        {people.map((each) => {
          const change = onChange(each)
          const named = { name: `\u2068${each.name[lang]}\u2069` }
          return (
            <li key={each.userId} className="row between wrap g2">
              <span>
                <bdi>{each.name[lang]}</bdi> <span className="muted dense">{t(roleText[each.role])}</span>
                <br />
                <span className="muted dense">{factsOf(each)}</span>
              </span>
              {change && (
                <Button
                  variant={each.depotId ? 'text' : 'secondary'}
                  size="s"
                  icon={each.depotId ? Pencil : UserRoundCheck}
                  changes
                  aria-label={t(each.depotId ? words.changeNamed : words.assignNamed, named)}
                  onPress={change}
                >
                  {t(each.depotId ? words.change : words.assign)}
                </Button>
              )}
            </li>
          )
        })}
      </ul>
    </Card>
  )
}
