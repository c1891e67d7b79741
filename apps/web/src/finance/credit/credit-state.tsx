// The state of an account and of an application, as badges.
import { Ban, CircleCheck, CircleX, Clock3, Undo2 } from 'lucide-react'
import type {
  CreditAccountState,
  CreditApplicationState,
} from '@marsa/model/finance/credit/credit-machine.ts'
import { useT } from '../../kit/t.ts'
import { Badge, type BadgeProps } from '../../ui/values/badge.tsx'
import { accountStateText, applicationStateText } from './credit-text.ts'

type Face = Pick<BadgeProps, 'tone' | 'icon'>

const accountFaces: Record<CreditAccountState, Face> = {
  APPROVED: { tone: 'good', icon: CircleCheck },
  SUSPENDED: { tone: 'bad', icon: Ban },
  CLOSED: { tone: 'neutral', icon: CircleX },
}
const applicationFaces: Record<CreditApplicationState, Face> = {
  PENDING: { tone: 'waiting', icon: Clock3 },
  APPROVED: { tone: 'good', icon: CircleCheck },
  REFUSED: { tone: 'bad', icon: CircleX },
  WITHDRAWN: { tone: 'neutral', icon: Undo2 },
}

export function AccountBadge({ state }: { state: CreditAccountState }) {
  const t = useT()
  return <Badge {...accountFaces[state]} label={t(accountStateText[state])} />
}

export function ApplicationBadge({ state }: { state: CreditApplicationState }) {
  const t = useT()
  return <Badge {...applicationFaces[state]} label={t(applicationStateText[state])} />
}
