// The end of a job for its agent: the customer's invoice, then completing it, which cannot be undone.
import { useState } from 'react'
import type { TextRow } from '@marsa/model/kit/text.ts'
import { LazyUploadDialog } from '../../documents/door.tsx'
import { ActionButton } from '../../kit/action-button.tsx'
import { usePrepared, type Prepared } from '../../kit/prepared.ts'
import { toast } from '../../kit/query.ts'
import { useT } from '../../kit/t.ts'
import { Button } from '../../ui/actions/button.tsx'
import { AlertDialog } from '../../ui/overlays/alert-dialog.tsx'
import type { RequestView, WebLine } from '../web-line.ts'
import { agentPageText } from './text.ts'

type CompleteProps<View extends RequestView> = {
  line: WebLine<View>
  view: View & { completeRefusal: string | null }
  call: Prepared<{ id: string; version: number }>
  words: Record<'complete' | 'completeTitle' | 'completeBody' | 'completing' | 'completed' | 'undo', TextRow>
}

export function CompleteCard<View extends RequestView>({ line, view, call, words }: CompleteProps<View>) {
  const t = useT()
  const [asking, setAsking] = useState<'complete' | 'invoice'>()
  const close = () => setAsking(undefined)
  const { id, number } = line.keyOf(view)
  const { version, completeRefusal: refusal } = view
  const complete = usePrepared(call, {
    onDone: () => {
      close()
      void toast({ title: t(words.completed), tone: 'success' })
    },
  })
  const uploads = line.turn.does['upload-invoice']
  return (
    <section id="complete" className="card">
      <div className="card-b stack g3">
        <h2>{t(words.complete)}</h2>
        <p className="dense muted">{t(words.undo)}</p>
        {uploads && refusal === `${line.line}.invoice-first` && (
          <Button variant="primary" block changes onPress={() => setAsking('invoice')}>
            {t(uploads)}
          </Button>
        )}
        <ActionButton
          variant={refusal === null ? 'primary' : 'secondary'}
          block
          refusal={refusal}
          problems={line.problems}
          onPress={() => setAsking('complete')}
        >
          {t(words.complete)}
        </ActionButton>
      </div>
      <AlertDialog
        title={t(words.completeTitle, { number })}
        isOpen={asking === 'complete'}
        onClose={close}
        tone="primary"
        actionLabel={t(words.complete)}
        keepLabel={t(agentPageText.notYet)}
        isPending={complete.isPending}
        pendingLabel={t(words.completing)}
        onAction={() => complete.send({ id, version })}
      >
        <p>{t(words.completeBody)}</p>
        <p>{t(words.undo)}</p>
      </AlertDialog>
      {asking === 'invoice' && <LazyUploadDialog calls={line.documents(id)} code="INVOICE" onClose={close} />}
    </section>
  )
}
