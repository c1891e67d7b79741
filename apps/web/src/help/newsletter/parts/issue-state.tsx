// The state of an issue as a badge.
import { Check, CircleDot, Pencil } from 'lucide-react'
import type { IssueRow } from '@marsa/model/help/issue-endpoints.ts'
import { useT } from '../../../kit/t.ts'
import { Badge } from '../../../ui/values/badge.tsx'
import { issueText as words } from '../text.ts'

const badges = {
  DRAFT: { tone: 'neutral', icon: Pencil },
  SENDING: { tone: 'transit', icon: CircleDot },
  SENT: { tone: 'good', icon: Check },
} as const

export function IssueState({ state }: { state: IssueRow['state'] }) {
  const t = useT()
  return <Badge {...badges[state]} label={t(words[state])} />
}
