// A storage request on paper, for its customer, its warehouse and staff: each prints what the page shows them.
import type { ReactNode } from 'react'
import { comma } from '@marsa/model/kit/text.ts'
import { sheetText } from '@marsa/model/requests/sheet-text.ts'
import { emirates } from '@marsa/model/reference/lists.ts'
import type { StorageDetail } from '@marsa/model/warehouse/answers.ts'
import { storageFields, storageCargo, storageDays } from '@marsa/model/warehouse/request-form.ts'
import { bookedStates, type StorageState } from '@marsa/model/warehouse/request-machine.ts'
import { storageStateText } from '@marsa/model/warehouse/text.ts'
import { useLang } from '../../kit/direction.tsx'
import { number, volume } from '../../kit/format.ts'
import { useT } from '../../kit/t.ts'
import { RequestSheet, type SheetParty } from '../../requests/door.tsx'
import { When } from '../../ui/values/when.tsx'
import { doorLines } from '../door-lines.ts'
import { storageLine } from '../web-line.ts'
import { storageText as words } from '../storage-text.ts'
import { storageTitles } from '../titles.ts'
import { useFieldFacts } from '../../kit/field-facts.tsx'
import { useStepDetail, useStepName } from './storage-timeline.tsx'

type Fact = [string, ReactNode]

const useDoors = ({ form }: StorageDetail): SheetParty[] => {
  const t = useT()
  const { lang } = useLang()
  const doors = [
    [words.pickup, form.pickup],
    [words.delivery, form.delivery],
  ] as const
  return doors.flatMap(([term, at]) =>
    at ? [{ role: t(term), name: at.contactName, lines: doorLines(at, lang), number: at.contactNumber }] : [],
  )
}

const useFacts = ({ form, endDate, measuredCBM }: StorageDetail): Fact[] => {
  const t = useT()
  const { lang } = useLang()
  const { startDate } = form
  const facts: (Fact | undefined)[] = [
    [t(words.from), <When key="f" value={startDate} as="date" />],
    [t(words.until), <When key="u" value={endDate} as="date" />],
    [t(words.days), number(storageDays({ startDate, endDate }), lang)],
    [t(words.booked), <bdi key="b">{volume(form.cbm, lang)}</bdi>],
    measuredCBM === null ? undefined : [t(words.measured), <bdi key="m">{volume(measuredCBM, lang)}</bdi>],
    [t(words.kind), t(storageCargo[form.cargoType])],
    ...useFieldFacts(storageFields, form, { parts: ['details'] }),
  ]
  return facts.filter((fact) => fact !== undefined)
}

export function StorageSheet({ storage }: { storage: StorageDetail }) {
  const t = useT()
  const { lang } = useLang()
  const { form, status, ahead } = storage
  return (
    <RequestSheet
      line={storageLine}
      view={storage}
      kind={t(storageTitles.storage)}
      lead={
        <>
          {t(words.heading, { space: volume(form.cbm, lang), city: emirates[form.emirate] })}
          {comma(lang)}
          <bdi>{form.cargoDetails}</bdi>
        </>
      }
      status={storageStateText[status as StorageState]}
      agentRole={sheetText.warehouse}
      doors={useDoors(storage)}
      facts={useFacts(storage)}
      stepName={useStepName(storage)}
      stepDetail={useStepDetail(storage)}
      ahead={bookedStates.includes(status as StorageState) ? ahead : []}
    />
  )
}
