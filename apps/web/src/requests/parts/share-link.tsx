// The button that opens the link by which others follow a booking.
import { Share2 } from 'lucide-react'
import { useState } from 'react'
import { useT } from '../../kit/t.ts'
import { Button, type ButtonProps } from '../../ui/actions/button.tsx'
import { lazyPart } from '../../ui/lazy-part.tsx'
import type { SharingLine } from './share-dialog.tsx'
import { shareText as words } from './share-text.ts'

const LazyShare = lazyPart(async () => (await import('./share-dialog.tsx')).ShareDialog)

export function ShareLink({ line, requestId, ...button }: ShareLinkProps) {
  const t = useT()
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Button {...button} changes={false} icon={Share2} onPress={() => setOpen(true)}>
        {t(words.share)}
      </Button>
      {isOpen && <LazyShare line={line} requestId={requestId} onClose={() => setOpen(false)} />}
    </>
  )
}

type ShareLinkProps = { line: SharingLine; requestId: string } & Pick<ButtonProps, 'variant' | 'size'>
