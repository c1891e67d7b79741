// A storage request on paper, for its customer, its warehouse and staff: each prints what the page shows them.
import type { ReactNode } from 'react'
import { sheetText } from '@marsa/model/requests/sheet-text.ts'
import { emirates } from '@marsa/model/reference/lists.ts'
import type { StorageDetail } from '@marsa/model/warehouse/answers.ts'
import { storageFields, storageCargo, storageDays } from '@marsa/model/warehouse/request-form.ts'
import { bookedStates, type StorageState } from '@marsa/model/warehouse/request-machine.ts'
import { storageStateText } from '@marsa/model/warehouse/text.ts'
import { useLang } from '../../kit/direction.tsx'
import { dateTime, number, volume } from '../../kit/format.ts'
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

const useParties = ({ agent, customer, quotation, form }: StorageDetail): SheetParty[] => {
  const t = useT()
  const { lang } = useLang()
  const own = (en: string, ar: string) => (lang === 'ar' ? ar : en)
  const parties: SheetParty[] = []
  if (customer)
    parties.push({
      role: t(sheetText.customer),
      name: own(customer.companyEn, customer.companyAr),
      lines: [customer.name],
      number: customer.mobile,
    })
  if (agent)
    parties.push({
      role: t(sheetText.warehouse),
      name: own(agent.nameEn, agent.nameAr),
      lines: [agent.contactName],
      number: agent.contactNumber,
    })
  // The warehouse is not its own contact; its quotation says who it is.
  else if (quotation)
    parties.push({
      role: t(sheetText.warehouse),
      name: own(quotation.agentNameEn, quotation.agentNameAr),
      number: null,
    })
  for (const [term, at] of [
    [words.pickup, form.pickup],
    [words.delivery, form.delivery],
  ] as const)
    if (at)
      parties.push({
        role: t(term),
        name: at.contactName,
        lines: doorLines(at, lang),
        number: at.contactNumber,
      })
  return parties
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
  const { form, status, statusSince, timeline, ahead, quotation, money } = storage
  const booked = bookedStates.includes(status as StorageState)
  const name = useStepName(storage)
  const detail = useStepDetail(storage)
  return (
    <RequestSheet
      kind={t(storageTitles.storage)}
      number={storage.shipmentReferenceNumber}
      lead={
        <>
          {t(words.heading, { space: volume(form.cbm, lang), city: emirates[form.emirate] })}
          {lang === 'ar' ? '، ' : ', '}
          <bdi>{form.cargoDetails}</bdi>
        </>
      }
      state={t(sheetText.since, {
        state: t(storageStateText[status as StorageState]),
        time: dateTime(statusSince, lang),
      })}
      parties={useParties(storage)}
      facts={useFacts(storage)}
      steps={[
        ...timeline.map((entry) => ({
          id: entry.id,
          label: name(entry.code),
          at: entry.at,
          detail: detail(entry),
        })),
        ...(booked ? ahead : []).map((code) => ({ id: code, label: name(code) })),
      ]}
      quotation={quotation}
      money={money}
      documents={storageLine.documents(storage.storageRequestID)}
    />
  )
}
