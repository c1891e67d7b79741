// The run sheet of a courier: room, stops, a place to drop more, and its publication.
import { useState } from 'react'
import { mayPublish } from '@marsa/model/express/depot/day.ts'
import {
  depotWorkEndpoints as calls,
  type SheetView,
} from '@marsa/model/express/depot/depot-work-endpoints.ts'
import { useLang } from '../../kit/direction.tsx'
import { useCommand } from '../../kit/query.ts'
import { useT } from '../../kit/t.ts'
import { Button } from '../../ui/actions/button.tsx'
import { Card } from '../../ui/values/card.tsx'
import { Tag } from '../../ui/values/tag.tsx'
import { workText as words } from './depot-text.ts'
import { dragged } from './dragged.ts'
import { StopFace } from './stop-face.tsx'

const stateWords = { DRAFT: words.draft, PUBLISHED: words.published, CLOSED: words.closed } as const

export function SheetCard({ sheet, onDrop }: { sheet: SheetView; onDrop: (shipmentId: string) => void }) {
  const t = useT()
  const { lang } = useLang()
  const [isOver, setOver] = useState(false)
  const { courierId, name, state, stops, capacity } = sheet
  const takeOff = useCommand(calls.takeOffSheet, { refreshes: [calls.viewAssign] })
  const publish = useCommand(calls.publishSheet, { refreshes: [calls.viewAssign] })
  return (
    <Card
      level={3}
      title={<bdi>{name[lang]}</bdi>}
      aside={<Tag tone={isOver ? 'brand' : 'plain'}>{t(words.room, { stops: stops.length, capacity })}</Tag>}
      onDragOver={(event) => {
        event.preventDefault()
        setOver(true)
      }}
      onDragLeave={() => setOver(false)}
      onDrop={(event) => {
        event.preventDefault()
        setOver(false)
        const shipmentId = event.dataTransfer.getData('text/plain')
        if (shipmentId) onDrop(shipmentId)
      }}
    >
      <div className="stack g3">
        {stops.length === 0 ? (
          <p className="muted">{t(words.noStops)}</p>
        ) : (
          <ol className="stack g3">
            {stops.map((stop) => (
              <li
                key={`${stop.shipmentId}${stop.kind}`}
                className="row between g2"
                draggable={stop.state === 'OPEN'}
                ref={dragged(stop.shipmentId)}
              >
                <StopFace stop={stop} />
                {stop.state === 'OPEN' && (
                  <Button
                    variant="text"
                    size="s"
                    isPending={takeOff.isPending}
                    aria-label={t(words.takeOffNamed, { waybill: stop.waybill })}
                    onPress={() => takeOff.mutate({ body: { shipmentId: stop.shipmentId } })}
                  >
                    {t(words.takeOff)}
                  </Button>
                )}
              </li>
            ))}
          </ol>
        )}
        <div className="row between wrap g2">
          <span className="muted dense">{state && t(stateWords[state])}</span>
          {mayPublish(state, stops.length) && (
            <Button
              size="s"
              isPending={publish.isPending}
              aria-label={t(words.publishNamed, { name: `\u2068${name[lang]}\u2069` })}
              onPress={() => publish.mutate({ body: { courierId } })}
            >
              {t(words.publish)}
            </Button>
          )}
        </div>
      </div>
    </Card>
  )
}
