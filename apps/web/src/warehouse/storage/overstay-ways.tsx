// What a customer does about goods that stay too long: two buttons that open what they say.
import { CalendarPlus, PackageOpen } from 'lucide-react'
import { useState } from 'react'
import type { StorageDetail } from '@marsa/model/warehouse/answers.ts'
import { ActionButton } from '../../kit/action-button.tsx'
import { useT } from '../../kit/t.ts'
import { lazyPart } from '../../ui/lazy-part.tsx'
import { isBrought } from '../releases/brought.ts'
import { releaseText } from '../releases/release-text.ts'
import { extensionText } from '../storage-text.ts'
import { loadStorageProblems } from '../problems.ts'

const LazyExtend = lazyPart(async () => (await import('./extend-dialog.tsx')).ExtendDialog)
const LazyRelease = lazyPart(async () => (await import('../releases/release-dialog.tsx')).ReleaseDialog)

/** `block`: below each other, as wide as their place. */
export function OverstayWays({ storage, block }: { storage: StorageDetail; block?: boolean }) {
  const t = useT()
  const [opened, setOpened] = useState<'extend' | 'release'>()
  const close = () => setOpened(undefined)
  const noItems = storage.items.some(({ left }) => left > 0) ? null : 'warehouse.release-none'
  return (
    <div className={block ? 'stack g2' : 'row wrap g2'}>
      <ActionButton
        variant={block ? 'primary' : 'secondary'}
        block={block}
        icon={PackageOpen}
        refusal={storage.releaseRefusal ?? noItems}
        problems={loadStorageProblems}
        onPress={() => setOpened('release')}
      >
        {t(isBrought(storage) ? releaseText.askDelivery : releaseText.askAll)}
      </ActionButton>
      <ActionButton
        block={block}
        icon={CalendarPlus}
        refusal={storage.extendRefusal}
        problems={loadStorageProblems}
        onPress={() => setOpened('extend')}
      >
        {t(extensionText.ask)}
      </ActionButton>
      {opened === 'extend' && <LazyExtend storage={storage} onClose={close} />}
      {opened === 'release' && <LazyRelease storage={storage} everything onClose={close} />}
    </div>
  )
}
