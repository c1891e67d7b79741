// Cargo as its agent has measured it beside what was declared; its agent records a new measuring here.
import { FileText } from 'lucide-react'
import { useEffect, useState } from 'react'
import { downloadDocument } from '@marsa/model/documents/endpoints.ts'
import type { MeasuringView, ShipmentDetail } from '@marsa/model/freight/answers.ts'
import { besideDeclared, type MeasureBeside } from '@marsa/model/freight/measuring/measuring.ts'
import { measureNames, measuringText as words } from '@marsa/model/freight/measuring/measuring-text.ts'
import { download } from '../../kit/call.ts'
import { useLang } from '../../kit/direction.tsx'
import { date, number } from '../../kit/format.ts'
import { useSave } from '../../kit/query.ts'
import { useT } from '../../kit/t.ts'
import { Button } from '../../ui/actions/button.tsx'
import { lazyPart } from '../../ui/lazy-part.tsx'
import { whenIdle } from '../../ui/lazy.ts'
import { Card } from '../../ui/values/card.tsx'
import { useCargoLines } from '../shipment/cargo-lines.tsx'
import './measuring.css'

const RecordMeasuring = lazyPart(async () => (await import('./record-measuring.tsx')).RecordMeasuring)

export function MeasuringCard({ shipment }: { shipment: ShipmentDetail }) {
  const t = useT()
  const [open, setOpen] = useState(false)
  const { measuring } = shipment
  const records = shipment.measuringRefusal === null
  useEffect(() => (records ? whenIdle(RecordMeasuring.preload) : undefined), [records])
  return (
    <Card title={t(words.card)} id="measured">
      <div className="stack g4">
        {measuring ? (
          <Measured shipment={shipment} measuring={measuring} />
        ) : (
          <p className="dense muted">{t(words.none)}</p>
        )}
        {records && (
          <div>
            <Button size="s" changes onPress={() => setOpen(true)}>
              {t(measuring ? words.again : words.record)}
            </Button>
          </div>
        )}
      </div>
      {open && <RecordMeasuring shipment={shipment} onClose={() => setOpen(false)} />}
    </Card>
  )
}

function Measured({ shipment, measuring }: { shipment: ShipmentDetail; measuring: MeasuringView }) {
  const t = useT()
  const { lang } = useLang()
  const lines = useCargoLines({ packages: measuring.packages })
  return (
    <>
      <p className="dense muted">{t(words.by, { day: date(measuring.at, lang) })}</p>
      <table className="measured">
        <thead>
          <tr>
            <th scope="col">{t(words.measure)}</th>
            <th scope="col">{t(words.declared)}</th>
            <th scope="col">{t(words.found)}</th>
          </tr>
        </thead>
        <tbody>
          {besideDeclared(shipment.cargo.measures, measuring.measures).map((row) => (
            <Row key={row.name} row={row} />
          ))}
        </tbody>
      </table>
      {lines.packages}
      {measuring.note && (
        <p className="measured-note">
          <bdi>{measuring.note}</bdi>
        </p>
      )}
      <Proof documentId={measuring.documentId} />
    </>
  )
}

function Row({ row: { name, declared, found } }: { row: MeasureBeside }) {
  const t = useT()
  const { lang } = useLang()
  // Cubic metres and tons are written to the thousandth, as prices count them.
  const figure = (value: number): string =>
    number(value, lang, name === 'cbm' || name === 'revenue' ? 3 : undefined)
  const apart = declared === null ? 0 : Math.round((found - declared) * 1000) / 1000
  return (
    <tr>
      <th scope="row">{t(measureNames[name])}</th>
      <td>{declared === null ? <span className="muted">{t(words.unknown)}</span> : figure(declared)}</td>
      <td>
        <b>{figure(found)}</b>
        {declared !== null && (
          <span className={apart > 0 ? 'block cap due' : 'block cap muted'}>
            {apart === 0
              ? t(words.as)
              : t(apart > 0 ? words.more : words.less, { amount: figure(Math.abs(apart)) })}
          </span>
        )}
      </td>
    </tr>
  )
}

function Proof({ documentId }: { documentId: string }) {
  const t = useT()
  const get = useSave(() => download(downloadDocument, { query: { documentId } }))
  return (
    <div>
      <Button size="s" icon={FileText} changes={false} isPending={get.isPending} onPress={() => get.mutate()}>
        {t(words.proof)}
      </Button>
    </div>
  )
}
