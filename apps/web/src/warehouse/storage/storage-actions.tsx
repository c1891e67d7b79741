// What a customer may do with a storage request beside its next step, and staff with its end.
import { CalendarPlus, Pencil, RotateCcw } from 'lucide-react'
import { useState } from 'react'
import type { StorageDetail } from '@marsa/model/warehouse/answers.ts'
import { cancelText } from '@marsa/model/requests/cancel-text.ts'
import { isEnded } from '@marsa/model/requests/phase.ts'
import { storagePhaseOf } from '@marsa/model/warehouse/status.ts'
import { useMe } from '../../accounts/door.tsx'
import { ActionButton } from '../../kit/action-button.tsx'
import { useLang } from '../../kit/direction.tsx'
import { useT } from '../../kit/t.ts'
import { Button } from '../../ui/actions/button.tsx'
import { Card } from '../../ui/values/card.tsx'
import { lazyPart } from '../../ui/lazy-part.tsx'
import { LinkButton } from '../../ui/actions/link-button.tsx'
import { extensionText, storageAgainText, storageCancelText, storageText as words } from '../storage-text.ts'
import { loadStorageProblems } from '../problems.ts'

const LazyExtend = lazyPart(async () => (await import('./extend-dialog.tsx')).ExtendDialog)
const LazyAgain = lazyPart(async () => (await import('../asking/again-dialog.tsx')).AgainDialog)
const LazyCancel = lazyPart(async () => (await import('./cancel-storage.tsx')).CancelStorage)

type Opened = 'extend' | 'again' | 'cancel'

export function StorageActions({ storage, customer }: { storage: StorageDetail; customer: boolean }) {
  const t = useT()
  const { lang } = useLang()
  const role = useMe()?.roleName
  const [opened, setOpened] = useState<Opened>()
  const close = () => setOpened(undefined)
  const { storageRequestID: id, goods, extendRefusal, editRefusal, reinitiateRefusal } = storage
  const edits = customer && editRefusal === null
  const over = isEnded(storagePhaseOf(storage.status))
  const mayExtend = customer && goods === 'STORED' && !over
  const again = customer && reinitiateRefusal === null
  const cancels = !over && (customer || role === 'desk' || role === 'admin')
  if (!edits && !mayExtend && !again && !cancels) return null
  return (
    <Card title={t(words.actions)} id="actions">
      <div className="stack g2 act-list">
        {edits && (
          <LinkButton icon={Pencil} href={`/${lang}/warehouse/quote?id=${id}`}>
            {t(words.edit)}
          </LinkButton>
        )}
        {mayExtend && (
          <ActionButton
            icon={CalendarPlus}
            refusal={extendRefusal}
            problems={loadStorageProblems}
            onPress={() => setOpened('extend')}
          >
            {t(extensionText.ask)}
          </ActionButton>
        )}
        {again && (
          <Button icon={RotateCcw} changes onPress={() => setOpened('again')}>
            {t(storageAgainText.again)}
          </Button>
        )}
        {cancels && (
          <Button variant="danger-quiet" changes onPress={() => setOpened('cancel')}>
            {t(goods === null ? cancelText.cancel : customer ? cancelText.ask : storageCancelText.cancelPaid)}
          </Button>
        )}
      </div>
      {opened === 'extend' && <LazyExtend storage={storage} onClose={close} />}
      {opened === 'again' && <LazyAgain storage={storage} onClose={close} />}
      {opened === 'cancel' && <LazyCancel storage={storage} staff={!customer} onClose={close} />}
    </Card>
  )
}
