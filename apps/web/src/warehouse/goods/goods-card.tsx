// Where the goods are: the steps that are done, and those still to come.
import { goodsSteps, type GoodsStep } from '@marsa/model/warehouse/goods-machine.ts'
import type { StorageDetail } from '@marsa/model/warehouse/answers.ts'
import { goodsWords } from '@marsa/model/warehouse/text.ts'
import { isEnded } from '@marsa/model/requests/phase.ts'
import { storagePhaseOf } from '@marsa/model/warehouse/status.ts'
import { useT } from '../../kit/t.ts'
import { Card } from '../../ui/values/card.tsx'
import { Timeline, type Milestone } from '../../ui/values/timeline.tsx'
import { When } from '../../ui/values/when.tsx'
import { isBrought } from '../releases/brought.ts'
import { storageText as words } from '../storage-text.ts'
import { storageEventIcon } from '../storage/status-badge.tsx'

export function GoodsCard({ storage }: { storage: StorageDetail }) {
  const t = useT()
  const { timeline, ahead, goods, status } = storage
  const over = isEnded(storagePhaseOf(status))
  const done = timeline.filter(
    ({ code }) => goodsSteps.includes(code as GoodsStep) && !ahead.includes(code as GoodsStep),
  )
  const milestones: Milestone[] = [
    ...done.map((entry, index): Milestone => ({
      id: entry.id,
      label: t(goodsWords(entry.code as GoodsStep, isBrought(storage))),
      detail: entry.note ? <bdi>{entry.note}</bdi> : undefined,
      when: <When value={entry.at} />,
      icon: storageEventIcon(entry.code),
      state: index === done.length - 1 && !over ? 'now' : 'done',
    })),
    ...(goods === 'AWAITED' && !over
      ? [{ id: 'awaited', label: t(words.awaited), icon: storageEventIcon('AWAITED'), state: 'now' } as const]
      : []),
    ...(over ? [] : ahead).map((code): Milestone => ({
      id: code,
      label: t(goodsWords(code, isBrought(storage))),
      detail: t(words.ahead),
      icon: storageEventIcon(code),
      state: 'todo',
    })),
  ]
  if (milestones.length === 0) return null
  return (
    <Card title={t(words.goods)}>
      <Timeline milestones={milestones} />
    </Card>
  )
}
