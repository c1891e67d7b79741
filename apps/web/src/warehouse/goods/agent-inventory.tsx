// The inventory of stored goods as the warehouse keeps it: what came in, its condition then and when it leaves, with photos.
import { Plus } from 'lucide-react'
import { useState } from 'react'
import { comma } from '@marsa/model/kit/text.ts'
import type { StorageDetail, StoredItemView } from '@marsa/model/warehouse/answers.ts'
import { bookedStates, type StorageState } from '@marsa/model/warehouse/request-machine.ts'
import { conditionText, goodsLineText } from '@marsa/model/warehouse/text.ts'
import { useLang } from '../../kit/direction.tsx'
import { number } from '../../kit/format.ts'
import { useT } from '../../kit/t.ts'
import { Button } from '../../ui/actions/button.tsx'
import { Card } from '../../ui/values/card.tsx'
import { Empty } from '../../ui/states/empty.tsx'
import { agentItemsText as words } from './agent-items-text.ts'
import { Measures } from './measures.tsx'
import { PhotoStrip } from './photo-strip.tsx'
import { LabelCodes, PrintLabels } from './print-labels.tsx'
import { ItemDialog } from './agent-item-dialog.tsx'

export function Inventory({ storage }: { storage: StorageDetail }) {
  const t = useT()
  // `null` is a new item.
  const [edited, setEdited] = useState<string | null>()
  const writes = bookedStates.includes(storage.status as StorageState)
  const { items } = storage
  if (!writes && items.length === 0) return null
  const item = items.find(({ itemId }) => itemId === edited)
  return (
    <Card
      title={t(words.inventory)}
      id="inventory"
      footer={
        writes ? (
          <div className="row wrap g2">
            <Button icon={Plus} changes onPress={() => setEdited(null)}>
              {t(words.add)}
            </Button>
            {storage.goods === 'STORED' && <PrintLabels storage={storage} />}
          </div>
        ) : undefined
      }
    >
      {items.length === 0 ? (
        <Empty level={3} title={t(words.none)}>
          {t(words.noneBody)}
        </Empty>
      ) : (
        <ul>
          {items.map((each) => (
            <li key={each.itemId} className="ws-item">
              <ItemFacts item={each} requestId={storage.storageRequestID} />
              {writes && (
                <Button
                  size="s"
                  changes
                  aria-label={t(words.editNamed, { name: each.name })}
                  onPress={() => setEdited(each.itemId)}
                >
                  {t(words.edit)}
                </Button>
              )}
            </li>
          ))}
        </ul>
      )}
      {(edited === null || item) && (
        <ItemDialog storage={storage} item={item} onClose={() => setEdited(undefined)} />
      )}
    </Card>
  )
}

function ItemFacts({ item, requestId }: { item: StoredItemView; requestId: string }) {
  const t = useT()
  const { lang } = useLang()
  const separator = comma(lang)
  const { conditionIn, conditionOut, noteIn, noteOut, released } = item
  return (
    <div className="grow">
      <b className="med">
        <bdi>{item.name}</bdi>
      </b>
      <p className="dense">
        {t(goodsLineText.pieces, { count: item.quantity })}
        {released > 0 && `${separator}${t(words.released, { count: number(released, lang) })}`}
      </p>
      <p className="dense muted">
        {t(words.intake, { condition: t(conditionText[conditionIn]) })}
        {noteIn && (
          <>
            {separator}
            <bdi>{noteIn}</bdi>
          </>
        )}
      </p>
      <Measures item={item} />
      <LabelCodes id={requestId} ssccs={item.ssccs} />
      {conditionOut && (
        <p className="dense muted">
          {t(words.atRelease, { condition: t(conditionText[conditionOut]) })}
          {noteOut && (
            <>
              {separator}
              <bdi>{noteOut}</bdi>
            </>
          )}
        </p>
      )}
      <div className="stack g2 ws-photos">
        <PhotoStrip requestId={requestId} photos={item.photosIn} of={`${item.name}, ${t(words.photosIn)}`} />
        <PhotoStrip
          requestId={requestId}
          photos={item.photosOut}
          of={`${item.name}, ${t(words.photosOut)}`}
        />
      </div>
    </div>
  )
}
