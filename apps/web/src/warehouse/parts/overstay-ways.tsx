// What a customer does about goods that stay too long: two buttons that open what they say.
import { CalendarPlus, PackageOpen } from 'lucide-react'
import { useState } from 'react'
import type { StorageDetail } from '@marsa/model/warehouse/answers.ts'
import { ActionButton } from '../../kit/action-button.tsx'
import { useT } from '../../kit/t.ts'
import { laterPart } from '../../ui/later-part.tsx'
import { extensionText, storageText as words } from '../storage-text.ts'
import { loadStorageProblems } from './problems.ts'

const LaterExtend = laterPart(async () => (await import('./extend-dialog.tsx')).ExtendDialog)
const LaterRelease = laterPart(async () => (await import('./release-dialog.tsx')).ReleaseDialog)

export function OverstayWays({ storage }: { storage: StorageDetail }) {
  const t = useT()
  const [opened, setOpened] = useState<'extend' | 'collect'>()
  const close = () => setOpened(undefined)
  const noItems = storage.items.some(({ left }) => left > 0) ? null : 'warehouse.release-none'
  return (
    <div className="stack g2">
      <ActionButton
        variant="primary"
        block
        icon={CalendarPlus}
        refusal={storage.extendRefusal}
        problems={loadStorageProblems}
        onPress={() => setOpened('extend')}
      >
        {t(extensionText.ask)}
      </ActionButton>
      <ActionButton
        block
        icon={PackageOpen}
        refusal={storage.releaseRefusal ?? noItems}
        problems={loadStorageProblems}
        onPress={() => setOpened('collect')}
      >
        {t(words.collect)}
      </ActionButton>
      {opened === 'extend' && <LaterExtend storage={storage} onClose={close} />}
      {opened === 'collect' && <LaterRelease storage={storage} everything onClose={close} />}
    </div>
  )
}
