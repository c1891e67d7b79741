// Trying a saved issue on oneself, and sending it to everybody after a question that names how many they are.
import { Mail, Send } from 'lucide-react'
import { useState } from 'react'
import { sendIssue, tryIssue, type Issue } from '@marsa/model/help/issue-endpoints.ts'
import type { Lang } from '@marsa/model/kit/text.ts'
import type { Refusal } from '../../../kit/call.ts'
import { toast, useCommand } from '../../../kit/query.ts'
import { useT } from '../../../kit/t.ts'
import { AlertDialog } from '../../../ui/overlays/alert-dialog.tsx'
import { Banner } from '../../../ui/states/banner.tsx'
import { Button } from '../../../ui/actions/button.tsx'
import { issueReads } from '../queries.ts'
import { issueText as words } from '../text.ts'

export function IssueSender({ issue, readers }: { issue: Issue; readers: number }) {
  const t = useT()
  const [asking, setAsking] = useState(false)
  const [refusal, setRefusal] = useState<Refusal>()
  const tried = useCommand(tryIssue, {
    onDone: () => void toast({ title: t(words.tried), tone: 'success' }),
  })
  const send = useCommand(sendIssue, { quiet: true, refreshes: issueReads })
  const tryIn = (language: Lang) => tried.mutate({ query: { id: issue.id }, body: { language } })
  return (
    <div className="stack g4">
      {refusal && (
        <Banner tone="error" live>
          {refusal.sentence}
        </Banner>
      )}
      <div className="row wrap">
        {(['en', 'ar'] as const).map((language) => (
          <Button
            key={language}
            icon={Mail}
            isPending={tried.isPending && tried.variables?.body?.language === language}
            onPress={() => tryIn(language)}
          >
            {t(words.tryIt)} ({t(language === 'ar' ? words.arabic : words.english)})
          </Button>
        ))}
        <Button variant="primary" icon={Send} onPress={() => setAsking(true)}>
          {t(words.send)}
        </Button>
      </div>
      <AlertDialog
        isOpen={asking}
        onClose={() => setAsking(false)}
        title={t(words.sendTitle, { count: readers })}
        actionLabel={t(words.sendNow)}
        isPending={send.isPending}
        onAction={() =>
          send.mutate(
            { query: { id: issue.id }, body: { version: issue.version } },
            { onError: setRefusal, onSettled: () => setAsking(false) },
          )
        }
      >
        <p>{t(words.sendBody)}</p>
      </AlertDialog>
    </div>
  )
}
