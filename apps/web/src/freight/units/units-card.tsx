// The containers of a shipment: number, seals and verified gross mass of each, what is missing, and by when.
import { CircleCheck, PencilLine, Plus, Trash2, TriangleAlert } from 'lucide-react'
import { useEffect, useState } from 'react'
import type { ShipmentDetail } from '@marsa/model/freight/answers.ts'
import { hasLeftPort } from '@marsa/model/freight/status.ts'
import { removeUnit, type UnitsView, type UnitView } from '@marsa/model/freight/units/unit-endpoints.ts'
import { unitText as words } from '@marsa/model/freight/units/unit-text.ts'
import { containerTypes } from '@marsa/model/reference/containers.ts'
import { comma } from '@marsa/model/kit/text.ts'
import { useLang } from '../../kit/direction.tsx'
import { dateTime, number } from '../../kit/format.ts'
import { toast, useCommand } from '../../kit/query.ts'
import { useT } from '../../kit/t.ts'
import { Button } from '../../ui/actions/button.tsx'
import { IconButton } from '../../ui/actions/icon-button.tsx'
import { lazyPart } from '../../ui/lazy-part.tsx'
import { whenIdle } from '../../ui/lazy.ts'
import { AlertDialog } from '../../ui/overlays/alert-dialog.tsx'
import { Badge } from '../../ui/values/badge.tsx'
import { Card } from '../../ui/values/card.tsx'
import { Ref } from '../../ui/values/ref.tsx'
import { freightReads } from '../queries.ts'
import './units.css'

const UnitForm = lazyPart(async () => (await import('./unit-form.tsx')).UnitForm)

type UnitsProps = { shipment: ShipmentDetail; units: UnitsView }

export function UnitsCard({ shipment, units: view }: UnitsProps) {
  const t = useT()
  const [opened, setOpened] = useState<UnitView | 'new'>()
  const { units, booked } = view
  const adds = view.addRefusal === null
  useEffect(() => (adds ? whenIdle(UnitForm.preload) : undefined), [adds])
  // Nobody asks for containers any more once they have left the port.
  if (!adds && units.length === 0 && hasLeftPort(shipment.status)) return null
  return (
    <Card
      title={t(words.card)}
      id="containers"
      aside={<span className="dense muted">{t(words.listed, { listed: units.length, booked })}</span>}
    >
      <div className="stack g4">
        <Standing view={view} />
        {units.length > 0 && (
          <ul className="units">
            {units.map((unit) => (
              <Unit
                key={unit.unitId}
                shipment={shipment}
                view={view}
                unit={unit}
                onChange={() => setOpened(unit)}
              />
            ))}
          </ul>
        )}
        {adds && (
          <div>
            <Button size="s" icon={Plus} changes onPress={() => setOpened('new')}>
              {t(words.add)}
            </Button>
          </div>
        )}
      </div>
      {opened && (
        <UnitForm
          shipment={shipment}
          unit={opened === 'new' ? undefined : opened}
          onClose={() => setOpened(undefined)}
        />
      )}
    </Card>
  )
}

/** What is needed, what of it is missing, and by when. */
function Standing({
  view: { units, booked, needsVgm, missing, vgmCutOff, addRefusal },
}: {
  view: UnitsView
}) {
  const t = useT()
  const { lang } = useLang()
  if (units.length === 0 && addRefusal !== null) return <p className="dense muted">{t(words.notListed)}</p>
  if (units.length === 0)
    return (
      <div className="stack g2">
        <p className="dense muted">{t(needsVgm ? words.noneVgm : words.none)}</p>
        {needsVgm && vgmCutOff && (
          <p className="dense strong">{t(words.until, { time: dateTime(vgmCutOff, lang) })}</p>
        )}
      </div>
    )
  if (missing)
    return (
      <div className="stack g2">
        <p className="dense due">{t(words.missing, { missing })}</p>
        {vgmCutOff && <p className="dense strong">{t(words.until, { time: dateTime(vgmCutOff, lang) })}</p>}
      </div>
    )
  const isComplete = units.length >= booked && units.every(({ vgmKg }) => vgmKg !== null)
  return isComplete ? <p className="dense muted">{t(words.complete)}</p> : null
}

type UnitProps = { shipment: ShipmentDetail; view: UnitsView; unit: UnitView; onChange: () => void }

function Unit({ shipment, view, unit, onChange }: UnitProps) {
  const t = useT()
  const { lang } = useLang()
  const { number: box, type, seals, vgmKg, vgmMethod, vgmBy, vgmAt, earlier, elsewhere, side } = unit
  return (
    <li className="stack g2">
      <div className="row between wrap">
        <p className="row wrap g2">
          <b>
            <Ref value={box} />
          </b>
          <span className="dense muted">{containerTypes[type][lang]}</span>
        </p>
        <span className="row g2">
          {view.changeRefusal === null && (
            <IconButton icon={PencilLine} label={t(words.changeOf, { number: box })} onPress={onChange} />
          )}
          {view.removeRefusal === null && <Remove shipment={shipment} unit={unit} />}
        </span>
      </div>
      <p className="row wrap g2">
        {vgmKg !== null ? (
          <Badge tone="good" icon={CircleCheck} label={t(words.mass, { kg: number(vgmKg, lang) })} />
        ) : (
          view.needsVgm && <Badge tone="waiting" icon={TriangleAlert} label={t(words.notWeighed)} />
        )}
        {vgmMethod && <span className="dense muted">{t(words.method, { method: vgmMethod })}</span>}
      </p>
      <p className="dense">
        <span className="muted">{t(words.seals)}: </span>
        {seals.map((seal, at) => (
          <span key={seal}>
            {at > 0 && ' · '}
            <Ref value={seal} />
          </span>
        ))}
      </p>
      <p className="cap muted">
        {vgmBy && vgmAt && (
          <>
            <bdi>{vgmBy}</bdi> · {dateTime(vgmAt, lang)} ·{' '}
          </>
        )}
        {t(side === 'customer' ? words.ofCustomer : words.ofAgent)}
      </p>
      {elsewhere.length > 0 && (
        <p className="dense due">{t(words.elsewhere, { numbers: elsewhere.join(comma(lang)) })}</p>
      )}
      {earlier.length > 0 && <Earlier earlier={earlier} />}
    </li>
  )
}

function Earlier({ earlier }: Pick<UnitView, 'earlier'>) {
  const t = useT()
  const { lang } = useLang()
  return (
    <details className="dense">
      <summary>{t(words.before)}</summary>
      <ol className="stack g2">
        {earlier.map((before) => (
          <li key={before.changedAt}>
            <Ref value={[before.number, ...before.seals].join(' ')} />
            {before.vgmKg !== null && ` · ${t(words.kg, { kg: number(before.vgmKg, lang) })}`}
            <span className="block cap muted">
              {t(before.side === 'customer' ? words.changedCustomer : words.changedAgent, {
                time: dateTime(before.changedAt, lang),
              })}
            </span>
          </li>
        ))}
      </ol>
    </details>
  )
}

function Remove({ shipment, unit }: { shipment: ShipmentDetail; unit: UnitView }) {
  const t = useT()
  const [asking, setAsking] = useState(false)
  const remove = useCommand(removeUnit, {
    refreshes: freightReads,
    onDone: () => void toast({ title: t(words.removed, { number: unit.number }), tone: 'success' }),
  })
  const title = t(words.removeOf, { number: unit.number })
  const { unitId, version } = unit
  return (
    <>
      <IconButton icon={Trash2} label={title} onPress={() => setAsking(true)} />
      <AlertDialog
        title={title}
        isOpen={asking}
        onClose={() => setAsking(false)}
        actionLabel={t(words.remove)}
        keepLabel={t(words.back)}
        isPending={remove.isPending}
        onAction={() => remove.mutate({ query: { id: shipment.RequestId, unitId, version } })}
      >
        <p>{t(words.removeBody)}</p>
      </AlertDialog>
    </>
  )
}
