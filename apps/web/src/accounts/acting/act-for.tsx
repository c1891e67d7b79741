// The way from a person of user management to acting for them, for those who may.
import { UserRoundCog } from 'lucide-react'
import { useState } from 'react'
import { actingText } from '@marsa/model/accounts/acting/acting-text.ts'
import { actsForOthers } from '@marsa/model/accounts/acting/acting-rules.ts'
import type { ManagedUser } from '@marsa/model/accounts/users/users-endpoints.ts'
import { useLang } from '../../kit/direction.tsx'
import { useT } from '../../kit/t.ts'
import { Button } from '../../ui/actions/button.tsx'
import { useMe } from '../queries.ts'
import { ActingDialog } from './acting-dialog.tsx'
import { fullName } from '../users/users-names.ts'

export function ActFor({ user }: { user: ManagedUser }) {
  const t = useT()
  const { lang } = useLang()
  const me = useMe()
  const [open, setOpen] = useState(false)
  if (!me || !actsForOthers(me.roleName) || user.companyKind === 'platform' || user.status !== 'ACTIVE')
    return null
  return (
    <>
      <Button icon={UserRoundCog} onPress={() => setOpen(true)}>
        {t(actingText.actFor)}
      </Button>
      {open && (
        <ActingDialog
          person={{ userCode: user.userCode, name: fullName(lang, user) }}
          onClose={() => setOpen(false)}
        />
      )}
    </>
  )
}
