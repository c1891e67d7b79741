// Deleting a draft from its form, after a question; nothing that was sent can go this way.
import { Trash2 } from 'lucide-react'
import { useState } from 'react'
import { changeText } from '@marsa/model/freight/changes/change-text.ts'
import { removeDraft } from '@marsa/model/freight/asking/request-endpoints.ts'
import { useLang } from '../../kit/direction.tsx'
import { toast, useCommand } from '../../kit/query.ts'
import { useNavigate } from '../../kit/router/hooks.ts'
import { useT } from '../../kit/t.ts'
import { AlertDialog } from '../../ui/overlays/alert-dialog.tsx'
import { Button } from '../../ui/actions/button.tsx'
import { freightReads } from '../queries.ts'

export function RemoveDraft({ id }: { id: string }) {
  const t = useT()
  const { lang } = useLang()
  const navigate = useNavigate()
  const [asking, setAsking] = useState(false)
  const remove = useCommand(removeDraft, {
    refreshes: freightReads,
    onDone: () => {
      setAsking(false)
      void toast({ title: t(changeText.draftGone), tone: 'success' })
      void navigate({ href: `/${lang}/freight/shipments`, ignoreBlocker: true })
    },
  })
  return (
    <>
      <Button variant="text" size="s" icon={Trash2} changes onPress={() => setAsking(true)}>
        {t(changeText.draftRemove)}
      </Button>
      <AlertDialog
        title={t(changeText.draftTitle)}
        isOpen={asking}
        onClose={() => setAsking(false)}
        actionLabel={t(changeText.draftRemove)}
        keepLabel={t(changeText.back)}
        isPending={remove.isPending}
        pendingLabel={t(changeText.sending)}
        onAction={() => remove.mutate({ query: { id } })}
      >
        <p>{t(changeText.draftBody)}</p>
      </AlertDialog>
    </>
  )
}
