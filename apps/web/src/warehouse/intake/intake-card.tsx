// Who brought the goods and signed for it, once they were taken in on the sheet.
import { useState } from 'react'
import type { StorageDetail } from '@marsa/model/warehouse/answers.ts'
import { useT } from '../../kit/t.ts'
import { Card, Facts } from '../../ui/values/card.tsx'
import { When } from '../../ui/values/when.tsx'
import { OpenedPhoto, StoredPhoto } from '../goods/photo-strip.tsx'
import { intakeText as words } from './intake-text.ts'

/** Nothing for goods that were taken in without the sheet. */
export function IntakeCard({ storage: { intake, storageRequestID } }: { storage: StorageDetail }) {
  const t = useT()
  const [isOpened, setOpened] = useState(false)
  if (!intake) return null
  return (
    <Card title={t(words.driver)} id="intake">
      <div className="stack g3">
        <Facts
          across
          facts={[
            [t(words.brought), <bdi key="driver">{intake.driver}</bdi>],
            [t(words.at), <When key="at" value={intake.at} />],
          ]}
        />
        <div className="photos">
          <StoredPhoto
            requestId={storageRequestID}
            documentId={intake.signature}
            name={t(words.signature)}
            onOpen={() => setOpened(true)}
          />
        </div>
      </div>
      {isOpened && (
        <OpenedPhoto
          requestId={storageRequestID}
          documentId={intake.signature}
          onClose={() => setOpened(false)}
        />
      )}
    </Card>
  )
}
