// The head of a storage request: status, goods, the facts in one row, and the next step beside them.
import type { ReactNode } from 'react'
import { comma } from '@marsa/model/kit/text.ts'
import { emirates } from '@marsa/model/reference/lists.ts'
import type { StorageDetail } from '@marsa/model/warehouse/answers.ts'
import { storageCargo, storageDays } from '@marsa/model/warehouse/request-form.ts'
import { isEnded, isInRound } from '@marsa/model/requests/phase.ts'
import { storagePhaseOf } from '@marsa/model/warehouse/status.ts'
import { useLang } from '../../kit/direction.tsx'
import { number, volume } from '../../kit/format.ts'
import { useT } from '../../kit/t.ts'
import { RequestHead, requestPageText } from '../../requests/door.tsx'
import { When } from '../../ui/values/when.tsx'
import { storageText as words } from '../storage-text.ts'
import { storageLine } from '../web-line.ts'
import { StorageNext } from './next-panel.tsx'
import { isBrought } from '../releases/brought.ts'
import { StoredSince } from './since.tsx'
import { GoodsBadge } from './status-badge.tsx'

const useFacts = ({ form, endDate, measuredCBM, status, windowEndsAt }: StorageDetail) => {
  const t = useT()
  const { lang } = useLang()
  const quoting = isInRound(storagePhaseOf(status))
  const facts: [string, ReactNode][] = [
    [t(words.from), <When key="f" value={form.startDate} as="date" />],
    [t(words.until), <When key="u" value={endDate} as="date" />],
    [t(words.days), number(storageDays({ startDate: form.startDate, endDate }), lang)],
  ]
  if (quoting && windowEndsAt)
    facts.push([t(requestPageText.quotesUntil), <When key="q" value={windowEndsAt} />])
  if (measuredCBM !== null) facts.push([t(words.measured), <bdi key="m">{volume(measuredCBM, lang)}</bdi>])
  return facts
}

export function StorageHead({ storage, customer }: { storage: StorageDetail; customer: boolean }) {
  const t = useT()
  const { lang } = useLang()
  const { form, goods, status } = storage
  return (
    <RequestHead
      line={storageLine}
      view={storage}
      marks={
        goods &&
        !isEnded(storagePhaseOf(status)) && <GoodsBadge goods={goods} isBrought={isBrought(storage)} />
      }
      since={<StoredSince storage={storage} />}
      title={t(words.heading, { space: volume(form.cbm, lang), city: emirates[form.emirate] })}
      note={
        <>
          {storageCargo[form.cargoType][lang]}
          {comma(lang)}
          <bdi>{form.cargoDetails}</bdi>
        </>
      }
      facts={useFacts(storage)}
      next={<StorageNext storage={storage} customer={customer} />}
    />
  )
}
