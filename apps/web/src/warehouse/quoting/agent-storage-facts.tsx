// All that a storage request says to a warehouse; exact places and contacts only to the one that has won.
import type { ReactNode } from 'react'
import { comma } from '@marsa/model/kit/text.ts'
import type { StorageDetail } from '@marsa/model/warehouse/answers.ts'
import { storageFields, storageDays } from '@marsa/model/warehouse/request-form.ts'
import { agentPageText, CustomerDocuments } from '../../requests/door.tsx'
import { useLang } from '../../kit/direction.tsx'
import { date, volume } from '../../kit/format.ts'
import { useT } from '../../kit/t.ts'
import { Card, Facts } from '../../ui/values/card.tsx'
import { agentRequestText as words, agentJobText } from './agent-text.ts'
import { useFieldFacts } from '../../kit/field-facts.tsx'
import { storageLine } from '../web-line.ts'
import { Place } from '../storage/storage-facts.tsx'

type Fact = [ReactNode, ReactNode]

const useFacts = ({ form, endDate, measuredCBM }: StorageDetail): Fact[] => {
  const t = useT()
  const { lang } = useLang()
  const { pickup, delivery, deliveryAsPickup, remarks } = form
  const count = storageDays({ startDate: form.startDate, endDate })
  const days = t(words.days, { count })
  const [space, ...goods] = useFieldFacts(storageFields, form, { parts: ['goods'] })
  return [
    ...(space ? [space] : []),
    ...(measuredCBM === null
      ? []
      : [[t(agentJobText.spaceMeasured), <bdi key="m">{volume(measuredCBM, lang)}</bdi>] as Fact]),
    ...goods,
    ...useFieldFacts(storageFields, form, { parts: ['where'] }),
    [t(words.from), date(form.startDate, lang)],
    [t(words.until), `${date(endDate, lang)}${comma(lang)}${days}`],
    [t(words.pickup), pickup ? <Place key="p" at={pickup} /> : t(words.broughtByCustomer)],
    [
      t(words.delivery),
      delivery ? (
        <Place key="d" at={delivery} />
      ) : (
        t(deliveryAsPickup ? words.backToPickup : words.collectedByCustomer)
      ),
    ],
    ...useFieldFacts(storageFields, form, { parts: ['details'] }),
    ...(remarks ? [[t(agentPageText.remarks), <bdi key="r">{remarks}</bdi>] as Fact] : []),
  ]
}

/** `won` leaves out the documents, which have a card of their own then. */
export function AgentStorageFacts({ storage, won }: { storage: StorageDetail; won?: boolean }) {
  const t = useT()
  const facts = useFacts(storage)
  const asked = storage.form.pickup !== null || storage.form.delivery !== null
  return (
    <Card title={t(agentPageText.details)}>
      <div className="stack g5">
        <Facts columns={!won} facts={facts} />
        {!won && asked && <p className="hint">{t(words.contactsLater)}</p>}
        {!won && <CustomerDocuments calls={storageLine.documents(storage.storageRequestID)} />}
      </div>
    </Card>
  )
}
