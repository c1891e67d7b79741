// What a carrier has reported and is no step yet: each report, and the containers of which it is still expected.
import type { ShipmentDetail } from '@marsa/model/freight/answers.ts'
import { reportText as words } from '@marsa/model/freight/events/report-text.ts'
import { milestoneName } from '@marsa/model/freight/text.ts'
import { comma } from '@marsa/model/kit/text.ts'
import { useLang } from '../../kit/direction.tsx'
import { dateTime } from '../../kit/format.ts'
import { useT } from '../../kit/t.ts'

export function CarrierReports({ reports }: { reports: ShipmentDetail['carrierReports'] }) {
  const t = useT()
  const { lang } = useLang()
  const expected = new Map(reports.map(({ code, missing }) => [code, missing]))
  return (
    <>
      {reports.map(({ code, at, container }, index) => {
        const said = { time: dateTime(at, lang), step: t(milestoneName(code)) }
        return (
          <p key={`${index} ${code}`} className="hint">
            {container === null ? t(words.ofShipment, said) : t(words.ofContainer, { ...said, container })}
          </p>
        )
      })}
      {[...expected].map(
        ([code, missing]) =>
          missing.length > 0 && (
            <p key={code} className="hint">
              {t(words.missing, { step: t(milestoneName(code)), containers: missing.join(comma(lang)) })}
            </p>
          ),
      )}
    </>
  )
}
