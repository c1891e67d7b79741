// What has happened to a storage request, the newest first, a few at a time.
import { useState } from 'react'
import type { StorageDetail } from '@marsa/model/warehouse/answers.ts'
import { goodsText, storageEventText, storageStateText } from '@marsa/model/warehouse/text.ts'
import { useT } from '../../kit/t.ts'
import { Button } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { Money } from '../../ui/money.tsx'
import { Timeline, type Milestone } from '../../ui/timeline.tsx'
import { When } from '../../ui/when.tsx'
import { storageCommonText as words } from '../common-text.ts'
import { storageEventIcon } from './status-badge.tsx'

export const storageStepNames: Record<string, { en: string; ar: string }> = {
  ...storageStateText,
  ...goodsText,
  ...storageEventText,
}
const shownAtFirst = 5
const isDay = /^\d{4}-\d{2}-\d{2}$/

type Entry = StorageDetail['timeline'][number]

/** An amount, a day that was agreed, or the words of whoever did it. */
export function StorageStepDetail({ amount, note }: Entry) {
  if (amount) return <Money value={amount} />
  if (!note) return null
  return isDay.test(note) ? <When value={note} as="date" /> : <bdi>{note}</bdi>
}

export function StorageTimeline({ storage }: { storage: StorageDetail }) {
  const t = useT()
  const [whole, setWhole] = useState(false)
  const entries = storage.timeline.toReversed()
  const milestones = (whole ? entries : entries.slice(0, shownAtFirst)).map((entry, index): Milestone => ({
    id: entry.id,
    label: storageStepNames[entry.code] ? t(storageStepNames[entry.code]!) : entry.code,
    detail: entry.amount || entry.note ? <StorageStepDetail {...entry} /> : undefined,
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
