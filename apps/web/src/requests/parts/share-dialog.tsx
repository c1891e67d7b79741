// The link by which others follow a booking, of every line: the customer copies it, and ends it.
import { Copy } from 'lucide-react'
import { useEffect, useEffectEvent } from 'react'
import type { endShareContract, shareContract } from '@marsa/model/requests/share-contracts.ts'
import type { TextRow } from '@marsa/model/kit/text.ts'
import { useLang } from '../../kit/direction.tsx'
import { toast, useCommand } from '../../kit/query.ts'
import { useT } from '../../kit/t.ts'
import { Button } from '../../ui/actions/button.tsx'
import { Dialog } from '../../ui/overlays/dialog.tsx'
import { Banner } from '../../ui/states/banner.tsx'
import { Skeleton } from '../../ui/states/skeleton.tsx'
import { shareText as words } from './share-text.ts'

export function ShareDialog({ line, requestId, onClose }: ShareDialogProps) {
  const { calls, page, body } = line
  const t = useT()
  const { lang } = useLang()
  const query = { id: requestId }
  const made = useCommand(calls.share, { quiet: true })
  const end = useCommand(calls.end, {
    onDone: () => {
      onClose()
      void toast({ title: t(words.ended), tone: 'success' })
    },
  })
  const make = useEffectEvent(() => made.mutate({ query }))
  useEffect(() => make(), [])
  const link = made.data && `${location.origin}/${lang}/${page}#${made.data.token}`
  const copy = async (text: string) => {
    await navigator.clipboard.writeText(text)
    void toast({ title: t(words.copied), tone: 'success' })
  }
  return (
    <Dialog
      title={t(words.title)}
      isOpen
      onClose={onClose}
      footer={
        link && (
          <>
            <Button changes isPending={end.isPending} onPress={() => end.mutate({ query })}>
              {t(words.end)}
            </Button>
            <Button variant="primary" icon={Copy} changes={false} onPress={() => void copy(link)}>
              {t(words.copy)}
            </Button>
          </>
        )
      }
    >
      <div className="stack g4">
        <p>{t(body)}</p>
        {made.error && <Banner tone="error" live title={made.error.sentence} />}
        {link ? (
          <code className="share-link" dir="ltr">
            {link}
          </code>
        ) : (
          !made.error && <Skeleton lines={1} />
        )}
      </div>
    </Dialog>
  )
}

export type SharingLine = {
  calls: { share: ReturnType<typeof shareContract>; end: ReturnType<typeof endShareContract> }
  /** Below the language, where the link is read. */
  page: string
  /** What whoever has the link sees. */
  body: TextRow
}
type ShareDialogProps = { line: SharingLine; requestId: string; onClose: () => void }
