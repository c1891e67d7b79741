// What is stored: every item with its pieces, its condition on arrival and on leaving, and the photos of it.
import { useQuery } from '@tanstack/react-query'
import { Image } from 'lucide-react'
import { useState } from 'react'
import type { StorageDetail, StoredItemView } from '@marsa/model/warehouse/answers.ts'
import { conditionText } from '@marsa/model/warehouse/text.ts'
import { LaterPaper } from '../../documents/door.tsx'
import { useLang } from '../../kit/direction.tsx'
import { number } from '../../kit/format.ts'
import { askPrepared } from '../../kit/prepared.ts'
import { useT } from '../../kit/t.ts'
import { Button } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { Tag } from '../../ui/tag.tsx'
import { storagePaperCalls } from '../paper-calls.ts'
import { inventoryText as words } from '../storage-text.ts'

type Seen = {
  when: 'conditionIn' | 'conditionOut'
  condition: keyof typeof conditionText
  note: string | null
  photo: string | null
}

const seenOf = (item: StoredItemView): Seen[] => [
  { when: 'conditionIn', condition: item.conditionIn, note: item.noteIn, photo: item.photoIn },
  ...(item.conditionOut
    ? [
        {
          when: 'conditionOut' as const,
          condition: item.conditionOut,
          note: item.noteOut,
          photo: item.photoOut,
        },
      ]
    : []),
]

export function InventoryCard({ storage }: { storage: StorageDetail }) {
  const t = useT()
  const { lang } = useLang()
  const calls = storagePaperCalls(storage.storageRequestID)
  const { data: papers } = useQuery(askPrepared(calls.list, {}))
  const [opened, setOpened] = useState<string>()
  const shown = papers?.find(({ documentId }) => documentId === opened)
  const { items, goods } = storage
  if (items.length === 0 && goods === 'AWAITED') return null
  return (
    <Card
      title={t(words.title)}
      aside={items.length > 0 && <span className="dense muted num">{number(items.length, lang)}</span>}
    >
      {items.length === 0 && <p className="dense muted">{t(words.none)}</p>}
      <ul className="st-items">
        {items.map((item) => (
          <li key={item.itemId} className="stack g2">
            <div className="row between">
              <b className="med">
                <bdi>{item.name}</bdi>
              </b>
              <span className="dense num">
                {item.released > 0
                  ? t(words.stillThere, {
                      count: number(item.quantity - item.released, lang),
                      total: number(item.quantity, lang),
                    })
                  : number(item.quantity, lang)}
              </span>
            </div>
            {seenOf(item).map(({ when, condition, note, photo }) => (
              <div key={when} className="row wrap g2 dense">
                <span className="muted">{t(words[when])}</span>
                <Tag tone={condition === 'damaged' ? 'waiting' : undefined}>
                  {t(conditionText[condition])}
                </Tag>
                {note && <bdi className="muted">{note}</bdi>}
                {photo && papers?.some(({ documentId }) => documentId === photo) && (
                  <Button
                    variant="text"
                    size="s"
                    icon={Image}
                    changes={false}
                    aria-label={t(words.photoOf, { name: item.name, when: t(words[when]) })}
                    onPress={() => setOpened(photo)}
                  >
                    {t(words.photo)}
                  </Button>
                )}
              </div>
            ))}
          </li>
        ))}
      </ul>
      {shown && <LaterPaper document={shown} calls={calls} onClose={() => setOpened(undefined)} />}
    </Card>
  )
}
