// What has happened to a storage request, the newest first, a few at a time.
import { useState, type ReactNode } from 'react'
import type { StorageDetail } from '@marsa/model/warehouse/answers.ts'
import type { GoodsState } from '@marsa/model/warehouse/goods-machine.ts'
import { goodsText, goodsWords, storageEventText, storageStateText } from '@marsa/model/warehouse/text.ts'
import { StepReceipt } from '../../finance/door.tsx'
import { StepNote } from '../../requests/door.tsx'
import { useT } from '../../kit/t.ts'
import { Button } from '../../ui/actions/button.tsx'
import { Card } from '../../ui/values/card.tsx'
import { Money } from '../../ui/values/money.tsx'
import { Timeline, type Milestone } from '../../ui/values/timeline.tsx'
import { When } from '../../ui/values/when.tsx'
import { isBrought } from '../releases/brought.ts'
import { ownAnswerText, storageCommonText as words } from '../common-text.ts'
import { storageLine } from '../web-line.ts'
import { storageEventIcon } from './status-badge.tsx'
import { useFound } from '../goods/use-found.ts'

type Names = Record<string, { en: string; ar: string }>

/** What an entry says; a code that is not known yet as it is. */
export const useStepName = (storage: StorageDetail, customer = false) => {
  const t = useT()
  const names: Names = { ...storageStateText, ...storageEventText, ...(customer && ownAnswerText) }
  return (code: string): string =>
    Object.hasOwn(goodsText, code)
      ? t(goodsWords(code as GoodsState, isBrought(storage)))
      : names[code]
        ? t(names[code])
        : code
}

const shownAtFirst = 5
const isDay = /^\d{4}-\d{2}-\d{2}$/

type Entry = StorageDetail['timeline'][number]

/** An amount, a day that was agreed, or the words of whoever did it, with the findings that were answered. */
export const useStepDetail = ({ findings }: StorageDetail) => {
  const found = useFound()
  return ({ code, at, amount, note }: Entry): ReactNode => {
    if (amount) return <Money value={amount} />
    const answered = Object.hasOwn(ownAnswerText, code)
      ? findings.filter(({ answeredAt }) => answeredAt === at)
      : []
    if (!note && answered.length === 0) return undefined
    return (
      <>
        {answered.map((finding) => (
          <span key={finding.findingId} className="block">
            {found(finding)}
          </span>
        ))}
        {note && (isDay.test(note) ? <When value={note} as="date" /> : <StepNote note={note} />)}
      </>
    )
  }
}

type TimelineProps = { storage: StorageDetail; customer?: boolean }

export function StorageTimeline({ storage, customer }: TimelineProps) {
  const t = useT()
  const nameOf = useStepName(storage, customer)
  const detailOf = useStepDetail(storage)
  const [whole, setWhole] = useState(false)
  const entries = storage.timeline.toReversed()
  const { receipt } = storageLine.calls.money(storage.storageRequestID, storage.quotation)
  const milestones = (whole ? entries : entries.slice(0, shownAtFirst)).map((entry, index): Milestone => ({
    id: entry.id,
    label: nameOf(entry.code),
    detail: detailOf(entry) && (
      <span className="row wrap g2">
        {detailOf(entry)}
        <StepReceipt payments={storage.money?.payments} step={entry} call={receipt} />
      </span>
    ),
    when: <When value={entry.at} />,
    icon: storageEventIcon(entry.code),
    state: index === 0 ? 'now' : 'done',
  }))
  return (
    <Card title={t(words.timeline)}>
      <div className="stack g4">
        <Timeline milestones={milestones} />
        {!whole && entries.length > shownAtFirst && (
          <div>
            <Button variant="text" size="s" changes={false} onPress={() => setWhole(true)}>
              {t(words.earlier, { count: entries.length - shownAtFirst })}
            </Button>
          </div>
        )}
      </div>
    </Card>
  )
}
