// Assigning: stops are dragged to couriers, or chosen and given with the keyboard; sheets are published when they are right.
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import {
  depotWorkEndpoints as calls,
  type SheetView,
  type WaitingStop,
} from '@marsa/model/express/depot/depot-work-endpoints.ts'
import { useLang } from '../../kit/direction.tsx'
import { Loaded } from '../../kit/loaded.tsx'
import { ask, toast, useCommand } from '../../kit/query.ts'
import { useT } from '../../kit/t.ts'
import { Button } from '../../ui/actions/button.tsx'
import { LinkButton } from '../../ui/actions/link-button.tsx'
import { Checkbox } from '../../ui/fields/checkbox.tsx'
import { Select } from '../../ui/fields/select.tsx'
import { Empty } from '../../ui/states/empty.tsx'
import { Skeleton } from '../../ui/states/skeleton.tsx'
import { Card } from '../../ui/values/card.tsx'
import { DepotFrame } from './depot-frame.tsx'
import { workText as words } from './depot-text.ts'
import { dragged } from './dragged.ts'
import { SheetCard } from './sheet-card.tsx'
import { StopFace } from './stop-face.tsx'

export function AssignPage() {
  const t = useT()
  const { lang } = useLang()
  const query = useQuery(ask(calls.viewAssign, {}))
  const assign = useCommand(calls.assignParcels, {
    refreshes: [calls.viewAssign],
    onDone: () => void toast({ title: t(words.given), tone: 'success' }),
  })
  const give = (courierId: string, shipmentIds: string[]) =>
    assign.mutate({ body: { courierId, shipmentIds } })
  return (
    <DepotFrame page="assign" body={t(words.assignBody)}>
      <Loaded query={query} card skeleton={<Skeleton block="320px" />}>
        {({ sheets, waiting }) =>
          sheets.length === 0 ? (
            <div className="card">
              <Empty
                title={t(words.noCouriers)}
                action={<LinkButton href={`/${lang}/admin/couriers`}>{t(words.setUp)}</LinkButton>}
              />
            </div>
          ) : (
            <div className="grid c2">
              <Waiting waiting={waiting} sheets={sheets} isPending={assign.isPending} onGive={give} />
              <div className="stack g4">
                {sheets.map((sheet) => (
                  <SheetCard
                    key={sheet.courierId}
                    sheet={sheet}
                    onDrop={(shipmentId) => give(sheet.courierId, [shipmentId])}
                  />
                ))}
              </div>
            </div>
          )
        }
      </Loaded>
    </DepotFrame>
  )
}

type WaitingProps = {
  waiting: WaitingStop[]
  sheets: SheetView[]
  isPending: boolean
  onGive: (courierId: string, shipmentIds: string[]) => void
}

function Waiting({ waiting, sheets, isPending, onGive }: WaitingProps) {
  const t = useT()
  const { lang } = useLang()
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set())
  const [courierId, setCourierId] = useState<string | null>(null)
  const byArea = useCommand(calls.assignByArea, {
    refreshes: [calls.viewAssign],
    onDone: ({ assigned, left }) =>
      void toast({ title: t(words.byAreaDone, { assigned, left }), tone: 'success' }),
  })
  // What was given meanwhile is no longer chosen.
  const ids = waiting.map(({ shipmentId }) => shipmentId).filter((id) => chosen.has(id))
  const choose = (id: string, isChosen: boolean) =>
    setChosen((now) => new Set(isChosen ? [...now, id] : [...now].filter((each) => each !== id)))
  return (
    <Card
      title={t(words.waiting)}
      aside={
        <Button
          size="s"
          isPending={byArea.isPending}
          disabledReason={waiting.length === 0 ? t(words.noneWaiting) : undefined}
          onPress={() => byArea.mutate({})}
        >
          {t(words.byArea)}
        </Button>
      }
    >
      {waiting.length === 0 ? (
        <p className="muted">{t(words.noneWaiting)}</p>
      ) : (
        <div className="stack g4">
          <Checkbox
            value={ids.length === waiting.length}
            partly={ids.length > 0 && ids.length < waiting.length}
            onChange={(all) => setChosen(new Set(all ? waiting.map(({ shipmentId }) => shipmentId) : []))}
          >
            {t(words.chooseAll)}
          </Checkbox>
          <ul className="stack g3">
            {waiting.map((stop) => (
              <li key={stop.shipmentId} className="row g3" draggable ref={dragged(stop.shipmentId)}>
                <Checkbox
                  value={chosen.has(stop.shipmentId)}
                  onChange={(isChosen) => choose(stop.shipmentId, isChosen)}
                >
                  <span className="vh">{t(words.chooseStop, { waybill: stop.waybill })}</span>
                </Checkbox>
                <StopFace stop={stop} />
              </li>
            ))}
          </ul>
          <Select
            label={t(words.courier)}
            value={courierId}
            options={sheets.map(({ courierId: id, name, stops, capacity }) => ({
              id,
              label: name[lang],
              detail: t(words.room, { stops: stops.length, capacity }),
            }))}
            onChange={setCourierId}
          />
          <div>
            <Button
              variant="primary"
              isPending={isPending}
              onPress={() => {
                if (courierId && ids.length > 0) onGive(courierId, ids)
              }}
            >
              {t(words.give)}
            </Button>
          </div>
        </div>
      )}
    </Card>
  )
}
