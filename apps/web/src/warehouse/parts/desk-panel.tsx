// What the service desk and administrators do with a storage request: cancel it by the refund rule; who only reads is told so.
import { useState } from 'react'
import type { StorageDetail } from '@marsa/model/warehouse/answers.ts'
import { ActionButton } from '../../kit/action-button.tsx'
import { useT } from '../../kit/t.ts'
import { Card } from '../../ui/card.tsx'
import { cancelText } from '../cancel-text.ts'
import { deskText as words } from '../desk-text.ts'
import { CancelDialog } from './cancel-dialog.tsx'
import { loadStorageProblems } from './problems.ts'

export type DeskRole = 'desk' | 'admin' | 'admin-readonly'

export function DeskPanel({ storage, role }: { storage: StorageDetail; role: DeskRole }) {
  const t = useT()
  const [cancelling, setCancelling] = useState(false)
  const ended = storage.cancelRefusal === 'kit.moved-on'
  if (role === 'admin-readonly')
    return (
      <Card title={t(words.title)} id="desk">
        <p className="dense muted">{t(words.readOnly)}</p>
      </Card>
    )
  return (
    <Card title={t(words.title)} id="desk">
      <div className="stack g4">
        <p className="dense muted">{t(ended ? words.ended : words.papers)}</p>
        {!ended && (
          <div className="stack">
            <ActionButton
              variant="danger-quiet"
              refusal={storage.cancelRefusal}
              problems={loadStorageProblems}
              onPress={() => setCancelling(true)}
            >
              {t(cancelText.cancel)}
            </ActionButton>
          </div>
        )}
      </div>
      {cancelling && <CancelDialog storage={storage} staff onClose={() => setCancelling(false)} />}
    </Card>
  )
}
